"""What becomes HTML: templates, parts of the table's page, rules and components."""
