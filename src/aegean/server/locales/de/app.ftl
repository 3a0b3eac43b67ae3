app-about = Fünf moderne Brettspiele über die antike Ägäis
offline-title = Offline
offline-how = Das Haus ist nicht erreichbar, und diese Seite hast du in diesem Browser noch nie geöffnet.
offline-kept = Was du schon einmal geöffnet hast, kannst du weiterhin lesen:
offline-none = Auch sonst wurde hier noch nichts geöffnet. Regeln, Spielhilfen, Lektionen und nachgespielte Partien, die du öffnest, bleiben offline lesbar.
offline-since = Offline seit { $time }: Was hier steht, kann sich geändert haben.
