# How English puts things together. THING, COUNT, PLACE and lists use these messages.

language = English

article-definite = the
article-indefinite = { $before ->
    [vowel] an
   *[consonant] a
}
article-indefinite-plural = {""}
article-no = no

count = { $n } { $thing }
list = { $most } and { $last }
place-in = in { $place }
place-to = to { $place }
place-from = from { $place }
