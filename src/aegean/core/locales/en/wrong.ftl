# Why component data cannot be used.

wrong-missing = '{ $entry }' is missing
wrong-type = '{ $entry }' should be { $kind ->
    [int] a whole number
    [bool] true or false
    [list] a list
    [dict] a table
   *[other] a text
}, not { $value }
wrong-no_number = '{ $entry }' holds { $value }, which is no whole number
wrong-none_of = '{ $entry }' names '{ $value }', which is none of { $ids }
wrong-no_table = '{ $entry }' holds { $value }, which is no table
wrong-has_no = '{ $entry }' has no '{ $value }'
wrong-disagrees = '{ $entry }' is { $here }, but { $other } says '{ $other_key }' { $there }
wrong-stays = '{ $entry }' has to stay { $value }, not { $here }
wrong-range = '{ $entry }' should be { $low } to { $high }, not { $value }
wrong-unreadable = cannot be read ({ $error })
wrong-no_toml = is not TOML ({ $error })
wrong-first_line = the first line should be '{ $line }'
wrong-no_pair = '{ $line }' is no 'name: value' line
wrong-twice = it tells '{ $entry }' twice
wrong-no_game = there is no game '{ $name }'
wrong-too_long = it is longer than { $limit } characters
wrong-no_text = is not a text
wrong-other_game = is an edition of '{ $here }', not of '{ $there }'
wrong-no_value = '{ $text }' is no value
wrong-unknown = the components have no such value
wrong-fixed = an edition cannot change this
wrong-unplayable = cannot be played ({ $error })
wrong-length = '{ $entry }' should have { $low } to { $high } entries, not { $value }
wrong-exact_length = '{ $entry }' should have { $high } entries, not { $value }
wrong-word_twice = '{ $entry }' names '{ $value }' twice
wrong-no_list = '{ $entry }' should be a list, not { $value }
wrong-wild = '{ $entry }' cannot be { $value }
wrong-unplayable_by = cannot be played by { $seats } players ({ $error })
wrong-too_many = { $most } editions are in use already, more than that do not fit
wrong-no_edition = not an edition
