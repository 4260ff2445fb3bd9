-- What guests were offered who have cancelled a subscription: one for each subscription, so that it is offered and accepted once.
CREATE TABLE cancellation_offers (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea
);
CREATE INDEX cancellation_offers_by_guest ON cancellation_offers (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
