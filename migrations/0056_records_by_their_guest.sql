-- Records by their guest, in the collections that had no such index: forgetting, erasing and exporting a guest read every record of theirs. The
-- bytes are those of index-bytes.ts. A record that a server of the build before writes while servers are replaced gets its entry the next time it
-- is written; the statements may be run again once all are replaced.

ALTER TABLE ties ADD COLUMN ix_of_guest bytea;
UPDATE ties SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX ties_of_guest ON ties (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE video_likes ADD COLUMN ix_of_guest bytea;
UPDATE video_likes SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX video_likes_of_guest ON video_likes (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE content_ratings ADD COLUMN ix_of_guest bytea;
UPDATE content_ratings SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX content_ratings_of_guest ON content_ratings (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE album_comments ADD COLUMN ix_of_guest bytea;
UPDATE album_comments SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX album_comments_of_guest ON album_comments (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE album_views ADD COLUMN ix_of_guest bytea;
UPDATE album_views SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX album_views_of_guest ON album_views (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE tile_grid_settings ADD COLUMN ix_of_guest bytea;
UPDATE tile_grid_settings SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX tile_grid_settings_of_guest ON tile_grid_settings (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE feed_marks ADD COLUMN ix_of_guest bytea;
UPDATE feed_marks SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX feed_marks_of_guest ON feed_marks (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE feed_tips ADD COLUMN ix_of_guest bytea;
UPDATE feed_tips SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX feed_tips_of_guest ON feed_tips (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE clash_votes ADD COLUMN ix_of_guest bytea;
UPDATE clash_votes SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX clash_votes_of_guest ON clash_votes (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE reaction_likes ADD COLUMN ix_of_guest bytea;
UPDATE reaction_likes SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX reaction_likes_of_guest ON reaction_likes (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE feature_feedback ADD COLUMN ix_of_guest bytea;
UPDATE feature_feedback SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX feature_feedback_of_guest ON feature_feedback (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE exit_surveys ADD COLUMN ix_of_guest bytea;
UPDATE exit_surveys SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX exit_surveys_of_guest ON exit_surveys (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE previews ADD COLUMN ix_of_guest bytea;
UPDATE previews SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX previews_of_guest ON previews (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE room_lines ADD COLUMN ix_of_guest bytea;
UPDATE room_lines SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX room_lines_of_guest ON room_lines (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE notice_marks ADD COLUMN ix_of_guest bytea;
UPDATE notice_marks SET ix_of_guest =
  '\x20'::bytea || convert_to(split_part(key, ' ', 2), 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX notice_marks_of_guest ON notice_marks (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE support_requests ADD COLUMN ix_of_guest bytea;
UPDATE support_requests SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX support_requests_of_guest ON support_requests (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;

ALTER TABLE analytics_outbox ADD COLUMN ix_of_guest bytea;
UPDATE analytics_outbox SET ix_of_guest =
  '\x20'::bytea || convert_to(doc ->> 'guestId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea;
CREATE INDEX analytics_outbox_of_guest ON analytics_outbox (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;
