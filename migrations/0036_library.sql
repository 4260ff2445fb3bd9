-- The library of a guest: what they have saved, archived and watched, and the order in which they bought posts and unlocked media. The bytes of
-- the entries are those of index-bytes.ts.

CREATE TABLE guest_relations (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea
);
COMMENT ON TABLE guest_relations IS 'What guests have saved.';
CREATE INDEX guest_relations_by_guest ON guest_relations (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
CREATE TABLE archived_content (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea
);
COMMENT ON TABLE archived_content IS 'What guests have put into the archive of their library.';
CREATE INDEX archived_content_by_guest ON archived_content (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
CREATE TABLE watched_videos (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea
);
COMMENT ON TABLE watched_videos IS 'When a guest watched a video last, unless they have turned their history off.';
CREATE INDEX watched_videos_by_guest ON watched_videos (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
CREATE TABLE library_settings (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE library_settings IS 'What a guest has set for their library.';

ALTER TABLE unlocked_media ADD COLUMN ix_by_guest bytea;
UPDATE unlocked_media SET ix_by_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x10'::bytea
  || set_byte(
    float8send((doc ->> 'at')::float8),
    0,
    get_byte(float8send((doc ->> 'at')::float8), 0) | 128
  )
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX unlocked_media_by_guest ON unlocked_media (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;

ALTER TABLE feed_marks ADD COLUMN ix_by_purchase bytea;
UPDATE feed_marks SET ix_by_purchase =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x10'::bytea
  || set_byte(
    float8send((doc ->> 'boughtAt')::float8),
    0,
    get_byte(float8send((doc ->> 'boughtAt')::float8), 0) | 128
  )
  || '\x20'::bytea || convert_to(doc ->> 'postId', 'UTF8') || '\x0000'::bytea
  WHERE doc ->> 'boughtAt' IS NOT NULL;
CREATE INDEX feed_marks_by_purchase ON feed_marks (ix_by_purchase, key) WHERE ix_by_purchase IS NOT NULL;
