app-about = Five modern board games about the ancient Aegean
offline-title = Offline
offline-how = The house cannot be reached, and you have not opened this page in this browser before.
offline-kept = You can still read what you have opened before:
offline-none = Nothing else has been opened here yet either. Rules, player aids, lessons and replays that you open stay readable offline.
offline-since = Offline since { $time }: what is shown may have changed.
