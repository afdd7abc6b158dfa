"""The steps that bring a database to the schema in `schema.py`."""
