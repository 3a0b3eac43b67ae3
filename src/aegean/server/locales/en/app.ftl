app-about = Five modern board games about the ancient Aegean
offline-title = Offline
offline-how = This page has not been read before. What has been opens all the same:
offline-since = Offline since { $time }: what is shown may have changed.
