-- What was taken away is found by its own name: who has bought it still finds it in their library, and sees it where the operator leaves it
-- to them (docs/decisions/0077-what-was-bought-and-is-taken-away.md). The bytes of the entries are those of index-bytes.ts.
CREATE TABLE visibilities_by_record (
  entry bytea NOT NULL,
  key text COLLATE "C" NOT NULL REFERENCES visibilities ON DELETE CASCADE,
  PRIMARY KEY (entry, key)
);
CREATE INDEX visibilities_by_record_of_record ON visibilities_by_record (key);

INSERT INTO visibilities_by_record (entry, key)
SELECT DISTINCT
  '\x20'::bytea || convert_to(taken ->> 'collection', 'UTF8') || '\x0000'::bytea
    || '\x20'::bytea || convert_to(taken ->> 'key', 'UTF8') || '\x0000'::bytea,
  key
FROM visibilities, json_array_elements(doc -> 'taken') AS taken;
