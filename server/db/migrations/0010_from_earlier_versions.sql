-- Brings the tables of every earlier version to those of 0000_start.sql. On new tables it changes only their storage.
CREATE TABLE IF NOT EXISTS "idempotency_keys" (
	"organization_id" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"request_hash" text COLLATE "C" NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_organization_id_key_pk" PRIMARY KEY("organization_id","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT IF EXISTS "idempotency_keys_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN IF NOT EXISTS "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
-- Counts and versions that triggers kept.
DROP FUNCTION IF EXISTS "count_campaigns"(), "keep_counts"(), "change_version"(), "keep_kol_of_events"() CASCADE;--> statement-breakpoint
DROP TABLE IF EXISTS "campaign_counts", "list_counts";--> statement-breakpoint
DROP FUNCTION IF EXISTS "campaign_filters"(text, text), "product_filters"(text, text[], text);--> statement-breakpoint
DROP INDEX IF EXISTS
  "campaigns_by_status", "campaigns_by_status_and_type", "campaigns_by_type", "campaigns_by_version",
  "campaigns_newest_first", "campaigns_search", "campaigns_search_long", "kol_events_by_event", "products_by_line",
  "products_by_name", "products_by_status", "products_by_status_and_line", "products_by_version", "products_cn_by_line",
  "products_cn_by_name", "products_cn_by_status", "products_cn_by_status_and_line", "products_eu_by_line",
  "products_eu_by_name", "products_eu_by_status", "products_eu_by_status_and_line", "products_in_by_line",
  "products_in_by_name", "products_in_by_status", "products_in_by_status_and_line", "products_jp_by_line",
  "products_jp_by_name", "products_jp_by_status", "products_jp_by_status_and_line", "products_search",
  "products_search_long", "products_us_by_line", "products_us_by_name", "products_us_by_status",
  "products_us_by_status_and_line";--> statement-breakpoint
ALTER TABLE "campaigns" DROP COLUMN IF EXISTS "version";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN IF EXISTS "version";--> statement-breakpoint
ALTER TABLE "kols" DROP COLUMN IF EXISTS "version";--> statement-breakpoint
ALTER TABLE "kols" ADD COLUMN "version" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN IF NOT EXISTS "lists_version" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
-- Longer texts than the contract allows now do not fit into an index entry.
UPDATE "campaigns" SET "search_text" = left("search_text", 400) WHERE length("search_text") > 400;--> statement-breakpoint
UPDATE "products" SET "name_order" = left("name_order", 250) WHERE length("name_order") > 250;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "campaigns_list" ON "campaigns" USING btree ("organization_id","created_at" DESC NULLS FIRST,"id","status","type","search_text");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_list" ON "products" USING btree ("organization_id","name_order","id","status","product_line_id","target_markets");--> statement-breakpoint
-- One version had no foreign key, so rows could refer to a deleted KOL.
ALTER TABLE "kol_events" DROP CONSTRAINT IF EXISTS "kol_events_kol";--> statement-breakpoint
DELETE FROM "kol_events" WHERE NOT EXISTS (
  SELECT FROM "kols" WHERE "kols"."organization_id" = "kol_events"."organization_id" AND "kols"."id" = "kol_events"."kol_id"
);--> statement-breakpoint
ALTER TABLE "kol_events" ADD CONSTRAINT "kol_events_kol" FOREIGN KEY ("organization_id","kol_id") REFERENCES "public"."kols"("organization_id","id");--> statement-breakpoint
-- Lists are read only from an index if a vacuum has seen the rows.
ALTER TABLE "campaigns" SET (autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "products" SET (autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
-- An invitation updates the row of a KOL. With free space on its page, the new row needs no new index entry.
ALTER TABLE "kols" SET (fillfactor = 50);
