DROP TRIGGER "kols_removed" ON "kols";--> statement-breakpoint
DROP TRIGGER "kols_renamed" ON "kols";--> statement-breakpoint
DROP FUNCTION "keep_kol_of_events"();--> statement-breakpoint
-- Without the key, rows written by hand could name a KOL that does not exist.
DELETE FROM "kol_events" WHERE NOT EXISTS (
  SELECT FROM "kols" WHERE "kols"."organization_id" = "kol_events"."organization_id" AND "kols"."id" = "kol_events"."kol_id"
);--> statement-breakpoint
ALTER TABLE "kol_events" ADD CONSTRAINT "kol_events_kol" FOREIGN KEY ("organization_id","kol_id") REFERENCES "public"."kols"("organization_id","id") ON DELETE no action ON UPDATE no action;
