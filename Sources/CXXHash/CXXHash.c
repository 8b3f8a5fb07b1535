// Coming: XXH3 gateway.
