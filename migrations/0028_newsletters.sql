-- Newsletters: who gets which, and the issues that were sent. A server of the build before knows nothing of them.

CREATE TABLE newsletter_subscriptions (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea,
  ix_receivers bytea,
  ix_unconfirmed bytea
);
CREATE INDEX newsletter_subscriptions_by_guest ON newsletter_subscriptions (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
CREATE INDEX newsletter_subscriptions_receivers ON newsletter_subscriptions (ix_receivers, key) WHERE ix_receivers IS NOT NULL;
CREATE INDEX newsletter_subscriptions_unconfirmed ON newsletter_subscriptions (ix_unconfirmed, key) WHERE ix_unconfirmed IS NOT NULL;
CREATE TABLE newsletter_issues (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
