-- Posts of actors, what guests write below them, what each guest has done with a post, and the tips for one. Marks are a table of their own, so
-- that a post is not written again for every guest who sees it.

CREATE TABLE feed_posts (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_newest bytea,
  ix_of_actor bytea,
  ix_by_group bytea,
  ix_by_group_of_actor bytea
);
CREATE INDEX feed_posts_newest ON feed_posts (ix_newest, key) WHERE ix_newest IS NOT NULL;
CREATE INDEX feed_posts_of_actor ON feed_posts (ix_of_actor, key) WHERE ix_of_actor IS NOT NULL;
CREATE INDEX feed_posts_by_group ON feed_posts (ix_by_group, key) WHERE ix_by_group IS NOT NULL;
CREATE INDEX feed_posts_by_group_of_actor ON feed_posts (ix_by_group_of_actor, key) WHERE ix_by_group_of_actor IS NOT NULL;
CREATE TABLE feed_comments (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_of_post bytea,
  ix_of_conversation bytea,
  ix_of_guest bytea,
  ix_by_key bytea
);
CREATE INDEX feed_comments_of_post ON feed_comments (ix_of_post, key) WHERE ix_of_post IS NOT NULL;
CREATE INDEX feed_comments_of_conversation ON feed_comments (ix_of_conversation, key) WHERE ix_of_conversation IS NOT NULL;
CREATE INDEX feed_comments_of_guest ON feed_comments (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;
CREATE INDEX feed_comments_by_key ON feed_comments (ix_by_key, key) WHERE ix_by_key IS NOT NULL;
CREATE TABLE feed_marks (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_liked bytea,
  ix_bought bytea,
  ix_commented bytea,
  ix_hidden bytea
);
CREATE INDEX feed_marks_liked ON feed_marks (ix_liked, key) WHERE ix_liked IS NOT NULL;
CREATE INDEX feed_marks_bought ON feed_marks (ix_bought, key) WHERE ix_bought IS NOT NULL;
CREATE INDEX feed_marks_commented ON feed_marks (ix_commented, key) WHERE ix_commented IS NOT NULL;
CREATE INDEX feed_marks_hidden ON feed_marks (ix_hidden, key) WHERE ix_hidden IS NOT NULL;
CREATE TABLE feed_tips (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE feed_posts IS 'What actors publish in the feed.';
COMMENT ON TABLE feed_comments IS 'Comments of posts, and replies to them.';
COMMENT ON TABLE feed_marks IS 'What a guest has done with a post: liked, seen, bought, commented, hidden.';
COMMENT ON TABLE feed_tips IS 'Tips for posts, so that none is charged twice.';
