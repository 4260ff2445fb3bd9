-- What guests are entitled to, one record for each plan. Subscriptions of before stay in the records of tickets (memberships): they are read from
-- there until they are extended, and servers of the build before go on reading and writing them while servers are replaced.
CREATE TABLE entitlements (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea
);
CREATE INDEX entitlements_by_guest ON entitlements (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
