-- The search found only the beginning of each field. The same as `repositories/normalize.ts`, as far as SQL can: a text that would
-- be cut there is cut earlier here, at a character.
CREATE FUNCTION pg_temp.search_text(VARIADIC "fields" text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN octet_length("folded") > 1200 THEN left("folded", 300) ELSE "folded" END
  FROM lower(regexp_replace(normalize(array_to_string("fields", E'\n', ''), NFKD), '[\u0300-\u036f]', '', 'g')) AS "folded"
$$;--> statement-breakpoint
UPDATE "kols" SET "search_text" = pg_temp.search_text("full_name", "institution", "department", "contact" #>> '{address,city}')
WHERE greatest(length("full_name"), length("institution"), length("department"), length("contact" #>> '{address,city}')) > 100;--> statement-breakpoint
UPDATE "events" SET "search_text" = pg_temp.search_text("name", "location" ->> 'venue', "location" ->> 'city')
WHERE greatest(length("name"), length("location" ->> 'venue'), length("location" ->> 'city')) > 100;--> statement-breakpoint
DROP FUNCTION pg_temp.search_text(text[]);
