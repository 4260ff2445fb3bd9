-- Checkouts by when they were opened, but those whose payment is on its way: what nothing comes of any more is found and removed, of members too.
-- The bytes are those of index-bytes.ts.

ALTER TABLE checkouts ADD COLUMN ix_over bytea;
UPDATE checkouts SET ix_over =
  '\x10'::bytea
  || set_byte(
    float8send((doc ->> 'openedAt')::float8),
    0,
    get_byte(float8send((doc ->> 'openedAt')::float8), 0) | 128
  )
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea
  WHERE doc ->> 'status' <> 'pending';
CREATE INDEX checkouts_over ON checkouts (ix_over, key) WHERE ix_over IS NOT NULL;
