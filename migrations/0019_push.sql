-- Browsers that receive push messages for a guest.

CREATE TABLE push_subscriptions (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea,
  ix_by_endpoint bytea,
  ix_by_token bytea,
  CONSTRAINT push_subscriptions_by_endpoint_unique UNIQUE (ix_by_endpoint),
  CONSTRAINT push_subscriptions_by_token_unique UNIQUE (ix_by_token)
);
CREATE INDEX push_subscriptions_by_guest ON push_subscriptions (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
COMMENT ON TABLE push_subscriptions IS 'Where the browsers of guests receive push messages, and the keys they are encrypted for.';
