-- What guests want to be notified of while they are not here, by which channels and when not, and what they were notified of once.

CREATE TABLE notification_choices (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE notification_choices IS 'Which kinds of notices a guest wants by which channel, their quiet hours, and whether texts are neutral.';
CREATE TABLE actor_notices (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea
);
CREATE INDEX actor_notices_by_guest ON actor_notices (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
COMMENT ON TABLE actor_notices IS 'By which channels a guest is notified of an actor.';
CREATE TABLE notice_marks (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE notice_marks IS 'When a guest was last notified of what is reported once only.';
CREATE TABLE guest_phones (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE guest_phones IS 'The confirmed number of a guest, and the digest of the code that confirms another.';
