-- What guests have agreed to: a version of a text each. Accounts of before have agreed to what was in force when they were opened.
CREATE TABLE legal_agreements (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea
);
CREATE INDEX legal_agreements_by_guest ON legal_agreements (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
