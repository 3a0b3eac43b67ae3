"""The layouts the database has had, one step each."""
