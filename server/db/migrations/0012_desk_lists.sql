ALTER TABLE "kol_events" ADD COLUMN "rsvp" text;--> statement-breakpoint
UPDATE "kol_events" SET "rsvp" = 'pending' WHERE "is_invitation";--> statement-breakpoint
ALTER TABLE "kols" ADD COLUMN "total_campaigns" integer;--> statement-breakpoint
ALTER TABLE "kols" ADD COLUMN "email_open_rate" double precision;--> statement-breakpoint
ALTER TABLE "kols" ADD COLUMN "response_rate" double precision;--> statement-breakpoint
ALTER TABLE "kols" ADD COLUMN "h_index" integer;--> statement-breakpoint
ALTER TABLE "kols" ADD COLUMN "publications_count" integer;--> statement-breakpoint
ALTER TABLE "kols" ADD COLUMN "country" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "kols" ADD COLUMN "name_order" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "kols" ADD COLUMN "search_text" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_text" text COLLATE "C";--> statement-breakpoint
-- The same as `repositories/normalize.ts`, as far as SQL can: a database in the locale C lowers only Latin letters.
CREATE FUNCTION pg_temp.fold("value" text, "size" integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT left(lower(regexp_replace(normalize(coalesce("value", ''), NFKD), '[\u0300-\u036f]', '', 'g')), "size")
$$;--> statement-breakpoint
UPDATE "kols" SET
  "total_campaigns" = ("metrics" ->> 'total_campaigns')::integer,
  "email_open_rate" = ("metrics" ->> 'email_open_rate')::double precision,
  "response_rate" = ("metrics" ->> 'response_rate')::double precision,
  "h_index" = ("metrics" ->> 'h_index')::integer,
  "publications_count" = ("metrics" ->> 'publications_count')::integer,
  "country" = "contact" #>> '{address,country}',
  "name_order" = pg_temp.fold("full_name", 250),
  "search_text" = concat_ws(E'\n', pg_temp.fold("full_name", 100), pg_temp.fold("institution", 100), pg_temp.fold("department", 100), pg_temp.fold("contact" #>> '{address,city}', 100));--> statement-breakpoint
UPDATE "events" SET
  "search_text" = concat_ws(E'\n', pg_temp.fold("name", 100), pg_temp.fold("location" ->> 'venue', 100), pg_temp.fold("location" ->> 'city', 100));--> statement-breakpoint
DROP FUNCTION pg_temp.fold(text, integer);--> statement-breakpoint
ALTER TABLE "kols"
  ALTER COLUMN "total_campaigns" SET NOT NULL,
  ALTER COLUMN "email_open_rate" SET NOT NULL,
  ALTER COLUMN "response_rate" SET NOT NULL,
  ALTER COLUMN "h_index" SET NOT NULL,
  ALTER COLUMN "publications_count" SET NOT NULL,
  ALTER COLUMN "country" SET NOT NULL,
  ALTER COLUMN "name_order" SET NOT NULL,
  ALTER COLUMN "search_text" SET NOT NULL,
  DROP COLUMN "metrics";--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "kols_list" ON "kols" USING btree ("organization_id","name_order","id","tier","engagement_level","country","h_index","publications_count","email_open_rate","response_rate","updated_at","search_text");--> statement-breakpoint
CREATE INDEX "events_list" ON "events" USING btree ("organization_id","start_date","id","end_date","created_at","status","event_type","search_text");--> statement-breakpoint
CREATE INDEX "kol_events_by_event" ON "kol_events" USING btree ("organization_id","id","kol_id");--> statement-breakpoint
CREATE INDEX "kol_events_by_date" ON "kol_events" USING btree ("organization_id","kol_id","date");--> statement-breakpoint
CREATE INDEX "kol_interactions_by_date" ON "kol_interactions" USING btree ("organization_id","kol_id","date");--> statement-breakpoint
-- A list is read from its index alone where a vacuum has seen the rows.
ALTER TABLE "kols" SET (autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "events" SET (autovacuum_vacuum_insert_scale_factor = 0.02);
