# Why component data cannot be used.

wrong-no_bonus = there is no bonus of kind '{ $kind }'
wrong-one_only = '{ $entry }' holds { $count } things, there is room for one
wrong-own_tile = 'bonus' should bring the tile that lies there ('{ $tile }')
wrong-two_professions = 'needs' should name two different professions
wrong-same_cards = '{ $entry }' should be the same on all cards of this kind
wrong-brings_nothing = 'immediate' should bring something
