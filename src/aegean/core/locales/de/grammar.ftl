# Wie das Deutsche Dinge zusammenfügt. THING, COUNT, PLACE und Listen benutzen diese Nachrichten.

language = Deutsch

article-definite-m-nominative = der
article-definite-m-genitive = des
article-definite-m-dative = dem
article-definite-m-accusative = den
article-definite-f-nominative = die
article-definite-f-genitive = der
article-definite-f-dative = der
article-definite-f-accusative = die
article-definite-n-nominative = das
article-definite-n-genitive = des
article-definite-n-dative = dem
article-definite-n-accusative = das
article-definite-plural-nominative = die
article-definite-plural-genitive = der
article-definite-plural-dative = den
article-definite-plural-accusative = die

article-indefinite-m-nominative = ein
article-indefinite-m-genitive = eines
article-indefinite-m-dative = einem
article-indefinite-m-accusative = einen
article-indefinite-f-nominative = eine
article-indefinite-f-genitive = einer
article-indefinite-f-dative = einer
article-indefinite-f-accusative = eine
article-indefinite-n-nominative = ein
article-indefinite-n-genitive = eines
article-indefinite-n-dative = einem
article-indefinite-n-accusative = ein

article-no-m-nominative = kein
article-no-m-genitive = keines
article-no-m-dative = keinem
article-no-m-accusative = keinen
article-no-f-nominative = keine
article-no-f-genitive = keiner
article-no-f-dative = keiner
article-no-f-accusative = keine
article-no-n-nominative = kein
article-no-n-genitive = keines
article-no-n-dative = keinem
article-no-n-accusative = kein
article-no-plural-nominative = keine
article-no-plural-genitive = keiner
article-no-plural-dative = keinen
article-no-plural-accusative = keine

# „zu“ und „in“ verschmelzen mit dem Artikel
article-to-m-dative = zum
article-to-f-dative = zur
article-to-n-dative = zum
article-to-plural-dative = zu den

count = { $n } { $thing }
list = { $most } und { $last }
place-in = in { $place }
place-to = nach { $place }
place-from = aus { $place }
