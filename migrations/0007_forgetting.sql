-- Sessions by the day they were last used, and guests without an account by when they came: what nobody uses any more is found
-- and removed. A device on which an account was logged in to counts as one of an account. The bytes are those of index-bytes.ts.

ALTER TABLE sessions ADD COLUMN ix_by_day bytea;
UPDATE sessions SET ix_by_day =
  '\x10'::bytea
  || CASE WHEN json_array_length(doc -> 'accounts') = 0 THEN '\x8000000000000000'::bytea ELSE '\xbff0000000000000'::bytea END
  || '\x10'::bytea
  || set_byte(
    float8send(floor((doc ->> 'usedAt')::float8 / 86400000)),
    0,
    get_byte(float8send(floor((doc ->> 'usedAt')::float8 / 86400000)), 0) | 128
  )
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX sessions_by_day ON sessions (ix_by_day, key) WHERE ix_by_day IS NOT NULL;

ALTER TABLE guests ADD COLUMN ix_anonymous bytea;
UPDATE guests SET ix_anonymous =
  '\x10'::bytea
  || set_byte(
    float8send((doc ->> 'createdAt')::float8),
    0,
    get_byte(float8send((doc ->> 'createdAt')::float8), 0) | 128
  )
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea
  WHERE doc ->> 'email' IS NULL;
CREATE INDEX guests_anonymous ON guests (ix_anonymous, key) WHERE ix_anonymous IS NOT NULL;
