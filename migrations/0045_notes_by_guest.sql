-- Notes about actors by their guest: a guest has a limited number of them. The bytes are those of index-bytes.ts.

ALTER TABLE ties ADD COLUMN ix_noted bytea;
UPDATE ties SET ix_noted =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(doc ->> 'actorId', 'UTF8') || '\x0000'::bytea
  WHERE doc ->> 'note' <> '';
CREATE INDEX ties_noted ON ties (ix_noted, key) WHERE ix_noted IS NOT NULL;
