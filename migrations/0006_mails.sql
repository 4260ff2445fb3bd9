-- Links in mails, which set a password or confirm an address.

CREATE TABLE mail_links (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea,
  ix_by_expiry bytea
);
COMMENT ON TABLE mail_links IS 'Links that were mailed; the key is the hash of what opens them.';
CREATE INDEX mail_links_by_guest ON mail_links (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
CREATE INDEX mail_links_by_expiry ON mail_links (ix_by_expiry, key) WHERE ix_by_expiry IS NOT NULL;

-- What guests write to the operator.

CREATE TABLE support_requests (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_newest bytea,
  ix_by_receipt bytea,
  CONSTRAINT support_requests_by_receipt_unique UNIQUE (ix_by_receipt)
);
COMMENT ON TABLE support_requests IS 'What guests wrote to the operator.';
CREATE INDEX support_requests_newest ON support_requests (ix_newest, key) WHERE ix_newest IS NOT NULL;
