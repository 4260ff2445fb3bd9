-- The messages of a guest by their moment: what a search in all conversations reads, from the newest on. The bytes are those of index-bytes.ts.

ALTER TABLE messages ADD COLUMN ix_by_guest bytea;
UPDATE messages SET ix_by_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x10'::bytea
  || set_byte(
    float8send((doc ->> 'at')::float8),
    0,
    get_byte(float8send((doc ->> 'at')::float8), 0) | 128
  )
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX messages_by_guest ON messages (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
