-- A table a collection. `doc` is the record as it was put; beside it stand the columns that guards and operators need, made of it,
-- and one column an index: the entry as bytes that sort as the rules sort it, empty where the record has none. An index that
-- holds several entries of one record is a table of its own.

CREATE TABLE actors (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  name text GENERATED ALWAYS AS (doc ->> 'name') STORED,
  ix_by_name bytea,
  ix_recommended bytea,
  ix_newest bytea,
  ix_price_up bytea,
  ix_price_down bytea,
  ix_top_rated bytea,
  ix_name bytea,
  CONSTRAINT actors_by_name_unique UNIQUE (ix_by_name)
);
COMMENT ON TABLE actors IS 'Performers.';
CREATE INDEX actors_recommended ON actors (ix_recommended, key) WHERE ix_recommended IS NOT NULL;
CREATE INDEX actors_newest ON actors (ix_newest, key) WHERE ix_newest IS NOT NULL;
CREATE INDEX actors_price_up ON actors (ix_price_up, key) WHERE ix_price_up IS NOT NULL;
CREATE INDEX actors_price_down ON actors (ix_price_down, key) WHERE ix_price_down IS NOT NULL;
CREATE INDEX actors_top_rated ON actors (ix_top_rated, key) WHERE ix_top_rated IS NOT NULL;
CREATE INDEX actors_name ON actors (ix_name, key) WHERE ix_name IS NOT NULL;
CREATE TABLE actors_by_category (
  entry bytea NOT NULL,
  key text COLLATE "C" NOT NULL REFERENCES actors ON DELETE CASCADE,
  PRIMARY KEY (entry, key)
);
CREATE INDEX actors_by_category_of_record ON actors_by_category (key);

CREATE TABLE ties (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  guest_id text GENERATED ALWAYS AS (doc ->> 'guestId') STORED,
  actor_id text GENERATED ALWAYS AS (doc ->> 'actorId') STORED,
  ix_pinned bytea,
  ix_by_actor bytea
);
COMMENT ON TABLE ties IS 'What ties a guest to a performer: pinned, and a note of his own.';
CREATE INDEX ties_pinned ON ties (ix_pinned, key) WHERE ix_pinned IS NOT NULL;
CREATE INDEX ties_by_actor ON ties (ix_by_actor, key) WHERE ix_by_actor IS NOT NULL;

CREATE TABLE videos (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  actor_id text GENERATED ALWAYS AS (doc ->> 'actorId') STORED,
  ix_newest bytea,
  ix_newest_of_actor bytea,
  ix_most_expensive bytea,
  ix_most_expensive_of_actor bytea,
  ix_cheapest bytea,
  ix_cheapest_of_actor bytea,
  ix_longest bytea,
  ix_longest_of_actor bytea,
  ix_shortest bytea,
  ix_shortest_of_actor bytea,
  ix_best_selling bytea,
  ix_best_selling_of_actor bytea,
  ix_top_rated bytea,
  ix_top_rated_of_actor bytea,
  ix_top_trending bytea,
  ix_top_trending_of_actor bytea
);
COMMENT ON TABLE videos IS 'Videos.';
CREATE INDEX videos_newest ON videos (ix_newest, key) WHERE ix_newest IS NOT NULL;
CREATE INDEX videos_newest_of_actor ON videos (ix_newest_of_actor, key) WHERE ix_newest_of_actor IS NOT NULL;
CREATE INDEX videos_most_expensive ON videos (ix_most_expensive, key) WHERE ix_most_expensive IS NOT NULL;
CREATE INDEX videos_most_expensive_of_actor ON videos (ix_most_expensive_of_actor, key) WHERE ix_most_expensive_of_actor IS NOT NULL;
CREATE INDEX videos_cheapest ON videos (ix_cheapest, key) WHERE ix_cheapest IS NOT NULL;
CREATE INDEX videos_cheapest_of_actor ON videos (ix_cheapest_of_actor, key) WHERE ix_cheapest_of_actor IS NOT NULL;
CREATE INDEX videos_longest ON videos (ix_longest, key) WHERE ix_longest IS NOT NULL;
CREATE INDEX videos_longest_of_actor ON videos (ix_longest_of_actor, key) WHERE ix_longest_of_actor IS NOT NULL;
CREATE INDEX videos_shortest ON videos (ix_shortest, key) WHERE ix_shortest IS NOT NULL;
CREATE INDEX videos_shortest_of_actor ON videos (ix_shortest_of_actor, key) WHERE ix_shortest_of_actor IS NOT NULL;
CREATE INDEX videos_best_selling ON videos (ix_best_selling, key) WHERE ix_best_selling IS NOT NULL;
CREATE INDEX videos_best_selling_of_actor ON videos (ix_best_selling_of_actor, key) WHERE ix_best_selling_of_actor IS NOT NULL;
CREATE INDEX videos_top_rated ON videos (ix_top_rated, key) WHERE ix_top_rated IS NOT NULL;
CREATE INDEX videos_top_rated_of_actor ON videos (ix_top_rated_of_actor, key) WHERE ix_top_rated_of_actor IS NOT NULL;
CREATE INDEX videos_top_trending ON videos (ix_top_trending, key) WHERE ix_top_trending IS NOT NULL;
CREATE INDEX videos_top_trending_of_actor ON videos (ix_top_trending_of_actor, key) WHERE ix_top_trending_of_actor IS NOT NULL;

CREATE TABLE owned_videos (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  guest_id text GENERATED ALWAYS AS (doc ->> 'guestId') STORED,
  video_id text GENERATED ALWAYS AS (doc ->> 'videoId') STORED,
  ix_by_guest bytea
);
COMMENT ON TABLE owned_videos IS 'Videos a guest may watch for good.';
CREATE INDEX owned_videos_by_guest ON owned_videos (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;

CREATE TABLE video_likes (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  guest_id text GENERATED ALWAYS AS (doc ->> 'guestId') STORED,
  ix_by_video bytea
);
COMMENT ON TABLE video_likes IS 'Videos a guest likes.';
CREATE INDEX video_likes_by_video ON video_likes (ix_by_video, key) WHERE ix_by_video IS NOT NULL;

CREATE TABLE gifts (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_price bytea
);
COMMENT ON TABLE gifts IS 'Gifts that can be sent.';
CREATE INDEX gifts_by_price ON gifts (ix_by_price, key) WHERE ix_by_price IS NOT NULL;

CREATE TABLE gift_bags (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  guest_id text GENERATED ALWAYS AS (doc ->> 'guestId') STORED
);
COMMENT ON TABLE gift_bags IS 'Gifts a guest holds.';

CREATE TABLE guests (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  email text GENERATED ALWAYS AS (doc ->> 'email') STORED,
  created_at bigint GENERATED ALWAYS AS ((doc ->> 'createdAt')::bigint) STORED,
  ix_by_email bytea,
  ix_by_name bytea,
  CONSTRAINT guests_by_email_unique UNIQUE (ix_by_email),
  CONSTRAINT guests_by_name_unique UNIQUE (ix_by_name)
);
COMMENT ON TABLE guests IS 'Guests.';

CREATE TABLE guest_languages (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE guest_languages IS 'The language a guest was last spoken to in.';

CREATE TABLE sessions (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  guest_id text GENERATED ALWAYS AS (doc ->> 'guestId') STORED,
  opened_at bigint GENERATED ALWAYS AS ((doc ->> 'openedAt')::bigint) STORED,
  ix_by_device bytea,
  ix_by_guest bytea,
  CONSTRAINT sessions_by_device_unique UNIQUE (ix_by_device)
);
COMMENT ON TABLE sessions IS 'Sessions of devices; the key is the access token.';
CREATE INDEX sessions_by_guest ON sessions (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;

CREATE TABLE login_attempts (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE login_attempts IS 'How often a password was tried for an address lately.';

CREATE TABLE channels (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  guest_id text GENERATED ALWAYS AS (doc ->> 'guestId') STORED,
  actor_id text GENERATED ALWAYS AS (doc ->> 'actorId') STORED,
  ix_by_guest bytea,
  ix_by_pair bytea,
  CONSTRAINT channels_by_pair_unique UNIQUE (ix_by_pair)
);
COMMENT ON TABLE channels IS 'A guest''s line to a performer.';
CREATE INDEX channels_by_guest ON channels (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;

CREATE TABLE messages (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  guest_id text GENERATED ALWAYS AS (doc ->> 'guestId') STORED,
  channel_id text GENERATED ALWAYS AS (doc ->> 'channelId') STORED,
  ix_by_channel bytea,
  ix_by_client_id bytea,
  CONSTRAINT messages_by_client_id_unique UNIQUE (ix_by_client_id)
);
COMMENT ON TABLE messages IS 'Messages.';
CREATE INDEX messages_by_channel ON messages (ix_by_channel, key) WHERE ix_by_channel IS NOT NULL;

CREATE TABLE notifications (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  guest_id text GENERATED ALWAYS AS (doc ->> 'guestId') STORED,
  ix_by_guest bytea
);
COMMENT ON TABLE notifications IS 'News for a guest.';
CREATE INDEX notifications_by_guest ON notifications (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;

CREATE TABLE chats (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  guest_id text GENERATED ALWAYS AS (doc ->> 'guestId') STORED,
  actor_id text GENERATED ALWAYS AS (doc ->> 'actorId') STORED,
  started_at bigint GENERATED ALWAYS AS ((doc ->> 'startedAt')::bigint) STORED,
  ix_running bytea,
  ix_running_of_guest bytea,
  ix_by_start bytea,
  CONSTRAINT chats_by_start_unique UNIQUE (ix_by_start),
  CONSTRAINT chats_running_of_guest_unique UNIQUE (ix_running_of_guest)
);
COMMENT ON TABLE chats IS 'Chats, running and over.';
CREATE INDEX chats_running ON chats (ix_running, key) WHERE ix_running IS NOT NULL;

CREATE TABLE checkouts (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  guest_id text GENERATED ALWAYS AS (doc ->> 'guestId') STORED,
  ix_by_guest bytea
);
COMMENT ON TABLE checkouts IS 'Checkouts from opening to end.';
CREATE INDEX checkouts_by_guest ON checkouts (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;

CREATE TABLE vouchers (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  guest_id text GENERATED ALWAYS AS (doc ->> 'guestId') STORED,
  ix_by_guest bytea
);
COMMENT ON TABLE vouchers IS 'Vouchers of guests.';
CREATE INDEX vouchers_by_guest ON vouchers (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;

CREATE TABLE ledger (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  guest_id text GENERATED ALWAYS AS (doc ->> 'guestId') STORED,
  at bigint GENERATED ALWAYS AS ((doc ->> 'at')::bigint) STORED,
  kind text GENERATED ALWAYS AS (doc ->> 'kind') STORED,
  ix_by_guest bytea,
  ix_by_statement bytea
);
COMMENT ON TABLE ledger IS 'Movements of coins as they were booked; the key is the idempotency key. Added to, never changed.';
CREATE INDEX ledger_by_guest ON ledger (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
CREATE INDEX ledger_by_statement ON ledger (ix_by_statement, key) WHERE ix_by_statement IS NOT NULL;

CREATE TABLE account_parts (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  account text GENERATED ALWAYS AS (doc ->> 'account') STORED,
  guest_id text GENERATED ALWAYS AS (doc ->> 'guestId') STORED,
  balance bigint GENERATED ALWAYS AS ((doc ->> 'balance')::bigint) STORED,
  ix_by_account bytea
);
COMMENT ON TABLE account_parts IS 'What one guest has moved on one account, kept in step with the ledger.';
CREATE INDEX account_parts_by_account ON account_parts (ix_by_account, key) WHERE ix_by_account IS NOT NULL;

CREATE TABLE statement_lines (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  guest_id text GENERATED ALWAYS AS (doc ->> 'guestId') STORED,
  ix_by_guest bytea
);
COMMENT ON TABLE statement_lines IS 'Lines of a guest''s statement.';
CREATE INDEX statement_lines_by_guest ON statement_lines (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;

CREATE TABLE jobs (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  due_at bigint GENERATED ALWAYS AS ((doc ->> 'dueAt')::bigint) STORED,
  ix_by_due bytea
);
COMMENT ON TABLE jobs IS 'What is to be done later.';
CREATE INDEX jobs_by_due ON jobs (ix_by_due, key) WHERE ix_by_due IS NOT NULL;

CREATE TABLE tracks (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  at bigint GENERATED ALWAYS AS ((doc ->> 'at')::bigint) STORED,
  ix_by_time bytea
);
COMMENT ON TABLE tracks IS 'What the operator can read of use and faults.';
CREATE INDEX tracks_by_time ON tracks (ix_by_time, key) WHERE ix_by_time IS NOT NULL;

CREATE TABLE leases (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE leases IS 'Which instance sees to what only one may see to.';

-- The second guard of the money; the first are the rules.
ALTER TABLE account_parts ADD CONSTRAINT account_parts_guest_not_negative
  CHECK ((balance >= 0 OR account NOT LIKE 'guest:%') IS TRUE);

CREATE FUNCTION postings_sum(postings json) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(sum((posting ->> 'amount')::bigint), 0)::bigint FROM json_array_elements(postings) AS posting
$$;
ALTER TABLE ledger ADD CONSTRAINT ledger_sums_to_zero
  CHECK ((json_typeof(doc -> 'postings') = 'array' AND postings_sum(doc -> 'postings') = 0) IS TRUE);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What is booked is neither changed nor removed' USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER ledger_is_added_to_only BEFORE UPDATE OR DELETE ON ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();
