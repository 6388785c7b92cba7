-- The search found only the first 100 characters of each field. Adds the rest of longer ones, with the word in which they were cut;
-- the whole text has at most 1,200 bytes. The same as `repositories/normalize.ts`, as far as SQL can, so the texts that are there stay.
CREATE FUNCTION pg_temp.with_rest("known" text, VARIADIC "fields" text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT "known" || E'\n' || left("rest", greatest((1199 - octet_length("known")) / 4, 0))
  FROM normalize(lower(regexp_replace(normalize((
    SELECT string_agg(substring("field" from 61), E'\n') FROM unnest("fields") AS "field" WHERE length("field") > 100
  ), NFKD), '[\u0300-\u036f]', '', 'g')), NFC) AS "rest"
$$;--> statement-breakpoint
UPDATE "kols" SET "search_text" = pg_temp.with_rest("search_text", "full_name", "institution", "department", "contact" #>> '{address,city}')
WHERE greatest(length("full_name"), length("institution"), length("department"), length("contact" #>> '{address,city}')) > 100;--> statement-breakpoint
UPDATE "events" SET "search_text" = pg_temp.with_rest("search_text", "name", "location" ->> 'venue', "location" ->> 'city')
WHERE greatest(length("name"), length("location" ->> 'venue'), length("location" ->> 'city')) > 100;--> statement-breakpoint
DROP FUNCTION pg_temp.with_rest(text, text[]);
