# Warum Angaben zum Spielmaterial nicht zu brauchen sind.

wrong-no_bonus = es gibt keinen Bonus der Art „{ $kind }“
wrong-one_only = „{ $entry }“ enthält { $count } Dinge, Platz ist nur für eines
wrong-own_tile = „bonus“ muss das Plättchen bringen, das dort liegt („{ $tile }“)
wrong-two_professions = „needs“ muss zwei verschiedene Berufe nennen
wrong-same_cards = „{ $entry }“ muss auf allen Karten dieser Art gleich sein
wrong-brings_nothing = „immediate“ muss etwas bringen
