-- The guest first: parts of one performer's account no longer stand side by side, where guests who spend at once met one another.

UPDATE account_parts SET key = guest_id || ' ' || account;
