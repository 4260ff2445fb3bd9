-- A guest is who they are and how they stand. What changes as they use the platform has records of its own; who has none has never
-- had any of it.

CREATE TABLE memberships (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE memberships IS 'Subscriptions and tickets of a guest.';
INSERT INTO memberships (key, doc)
  SELECT key, json_build_object(
    'guestId', key, 'vipUntil', doc -> 'vipUntil', 'tvUntil', doc -> 'tvUntil',
    'chatShowTickets', doc -> 'chatShowTickets', 'conversionChatEnds', doc -> 'conversionChatEnds'
  ) FROM guests
  WHERE (doc ->> 'vipUntil')::float8 > 0 OR (doc ->> 'tvUntil')::float8 > 0
    OR doc ->> 'chatShowTickets' <> '[]' OR doc ->> 'conversionChatEnds' <> '{}';

CREATE TABLE age_checks (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE age_checks IS 'How the check of a guest''s age came out.';
INSERT INTO age_checks (key, doc)
  SELECT key, json_build_object('guestId', key, 'avsStatus', doc -> 'avsStatus', 'avsRejectMessage', doc -> 'avsRejectMessage')
  FROM guests WHERE doc ->> 'avsStatus' <> 'unknown';

CREATE TABLE guest_counters (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE guest_counters IS 'What is counted of a guest.';
INSERT INTO guest_counters (key, doc)
  SELECT key, json_build_object(
    'guestId', key, 'freeMessages', doc -> 'freeMessages', 'spins', doc -> 'spins', 'videochats', doc -> 'videochats'
  ) FROM guests
  WHERE (doc ->> 'freeMessages')::float8 > 0 OR (doc ->> 'spins')::float8 > 0 OR (doc ->> 'videochats')::float8 > 0;

CREATE TABLE wallets (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE wallets IS 'How a guest pays; what they have is in the ledger.';
INSERT INTO wallets (key, doc)
  SELECT key, json_build_object(
    'guestId', key, 'isPayingCustomer', doc -> 'isPayingCustomer', 'isForcePayment', doc -> 'isForcePayment',
    'oneClickEnabled', doc -> 'oneClickEnabled', 'autoRechargeAmount', doc -> 'autoRechargeAmount',
    'loyaltyPoints', doc -> 'loyaltyPoints'
  ) FROM guests
  WHERE (doc ->> 'isPayingCustomer')::boolean OR (doc ->> 'isForcePayment')::boolean OR (doc ->> 'oneClickEnabled')::boolean
    OR doc ->> 'autoRechargeAmount' IS NOT NULL OR (doc ->> 'loyaltyPoints')::float8 > 0;

UPDATE guests SET doc = (doc::jsonb
  - '{vipUntil,tvUntil,chatShowTickets,conversionChatEnds,avsStatus,avsRejectMessage,freeMessages,spins,videochats}'::text[]
  - '{isPayingCustomer,isForcePayment,oneClickEnabled,autoRechargeAmount,loyaltyPoints}'::text[])::json;

-- A server of an older build would write here what this one reads elsewhere: a subscription that was paid would be lost. It is refused.
ALTER TABLE guests ADD CONSTRAINT guests_without_parts CHECK (doc ->> 'vipUntil' IS NULL);
