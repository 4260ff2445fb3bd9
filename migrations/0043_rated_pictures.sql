-- Which pictures an actor has rated above what every guest may see: the server looks each picture up here before it sends the file
-- (docs/decisions/0071-files-of-rated-pictures.md). The bytes of the entries are those of index-bytes.ts: the family and the variant of a picture.

CREATE TABLE actors_rated (
  entry bytea NOT NULL,
  key text COLLATE "C" NOT NULL REFERENCES actors ON DELETE CASCADE,
  PRIMARY KEY (entry, key)
);
CREATE INDEX actors_rated_of_record ON actors_rated (key);

INSERT INTO actors_rated (entry, key)
SELECT DISTINCT
  '\x10'::bytea || set_byte(float8send(family), 0, get_byte(float8send(family), 0) | 128)
    || '\x20'::bytea || convert_to(variant, 'UTF8') || '\x0000'::bytea,
  key
FROM (
  SELECT key, (doc ->> 'family')::float8 AS family, rating ->> 'variant' AS variant
  FROM actors, json_array_elements(doc -> 'photoRatings') AS rating
  WHERE (rating ->> 'rating')::float8 > 16
  UNION ALL
  SELECT key, (picture ->> 'family')::float8, picture ->> 'variant'
  FROM actors, json_array_elements(doc -> 'photoRatings') AS rating, json_array_elements(doc -> 'pictures') AS picture
  WHERE (rating ->> 'rating')::float8 > 16 AND picture ->> 'variant' = rating ->> 'variant'
) AS rated;
