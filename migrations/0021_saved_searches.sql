-- Searches of actors that guests have saved.

CREATE TABLE saved_searches (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_name bytea,
  CONSTRAINT saved_searches_by_name_unique UNIQUE (ix_by_name)
);
COMMENT ON TABLE saved_searches IS 'Searches of actors that guests have saved under a name.';
