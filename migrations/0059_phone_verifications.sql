-- Phone numbers that guests verify by a pin, and one that is being verified. The numbers that receive text messages stay in guest_phones,
-- which servers of the build before read and write.
CREATE TABLE phone_verifications (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea,
  ix_verified bytea,
  CONSTRAINT phone_verifications_verified_unique UNIQUE (ix_verified)
);
CREATE INDEX phone_verifications_by_guest ON phone_verifications (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
