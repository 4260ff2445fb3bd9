-- Running previews by their actor: a show that begins or ends reads the chats of its actor, and no other. The bytes are those of index-bytes.ts.

ALTER TABLE chats ADD COLUMN ix_previews_of_actor bytea;
UPDATE chats SET ix_previews_of_actor =
  '\x20'::bytea || convert_to(doc ->> 'actorId', 'UTF8') || '\x0000'::bytea
  || '\x20'::bytea || convert_to(key, 'UTF8') || '\x0000'::bytea
  WHERE doc ->> 'bill' IS NULL AND doc ->> 'mode' = 'preview';
CREATE INDEX chats_previews_of_actor ON chats (ix_previews_of_actor, key) WHERE ix_previews_of_actor IS NOT NULL;
