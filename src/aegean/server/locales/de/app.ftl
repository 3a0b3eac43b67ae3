app-about = Fünf moderne Brettspiele über die antike Ägäis
offline-title = Offline
offline-how = Diese Seite wurde noch nicht gelesen. Was gelesen wurde, geht trotzdem auf:
offline-since = Offline seit { $time }: Was hier steht, kann sich geändert haben.
