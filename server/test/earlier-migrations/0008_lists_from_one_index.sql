DROP TRIGGER "campaigns_added" ON "campaigns";--> statement-breakpoint
DROP TRIGGER "campaigns_changed" ON "campaigns";--> statement-breakpoint
DROP TRIGGER "campaigns_removed" ON "campaigns";--> statement-breakpoint
DROP TRIGGER "campaigns_version" ON "campaigns";--> statement-breakpoint
DROP TRIGGER "products_added" ON "products";--> statement-breakpoint
DROP TRIGGER "products_changed" ON "products";--> statement-breakpoint
DROP TRIGGER "products_removed" ON "products";--> statement-breakpoint
DROP TRIGGER "products_version" ON "products";--> statement-breakpoint
DROP FUNCTION "keep_counts"();--> statement-breakpoint
DROP FUNCTION "change_version"();--> statement-breakpoint
DROP FUNCTION "campaign_filters"(text, text);--> statement-breakpoint
DROP FUNCTION "product_filters"(text, text[], text);--> statement-breakpoint
DROP TABLE "list_counts";--> statement-breakpoint
DROP INDEX "campaigns_newest_first";--> statement-breakpoint
DROP INDEX "campaigns_by_status";--> statement-breakpoint
DROP INDEX "campaigns_by_type";--> statement-breakpoint
DROP INDEX "campaigns_by_status_and_type";--> statement-breakpoint
DROP INDEX "campaigns_search";--> statement-breakpoint
DROP INDEX "campaigns_search_long";--> statement-breakpoint
DROP INDEX "campaigns_by_version";--> statement-breakpoint
DROP INDEX "products_by_name";--> statement-breakpoint
DROP INDEX "products_by_status";--> statement-breakpoint
DROP INDEX "products_by_line";--> statement-breakpoint
DROP INDEX "products_by_status_and_line";--> statement-breakpoint
DROP INDEX "products_us_by_name";--> statement-breakpoint
DROP INDEX "products_us_by_status";--> statement-breakpoint
DROP INDEX "products_us_by_line";--> statement-breakpoint
DROP INDEX "products_us_by_status_and_line";--> statement-breakpoint
DROP INDEX "products_eu_by_name";--> statement-breakpoint
DROP INDEX "products_eu_by_status";--> statement-breakpoint
DROP INDEX "products_eu_by_line";--> statement-breakpoint
DROP INDEX "products_eu_by_status_and_line";--> statement-breakpoint
DROP INDEX "products_cn_by_name";--> statement-breakpoint
DROP INDEX "products_cn_by_status";--> statement-breakpoint
DROP INDEX "products_cn_by_line";--> statement-breakpoint
DROP INDEX "products_cn_by_status_and_line";--> statement-breakpoint
DROP INDEX "products_jp_by_name";--> statement-breakpoint
DROP INDEX "products_jp_by_status";--> statement-breakpoint
DROP INDEX "products_jp_by_line";--> statement-breakpoint
DROP INDEX "products_jp_by_status_and_line";--> statement-breakpoint
DROP INDEX "products_in_by_name";--> statement-breakpoint
DROP INDEX "products_in_by_status";--> statement-breakpoint
DROP INDEX "products_in_by_line";--> statement-breakpoint
DROP INDEX "products_in_by_status_and_line";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "products_search_long";--> statement-breakpoint
DROP INDEX "products_by_version";--> statement-breakpoint
-- A name that is longer than the contract allows now is found by its beginning.
UPDATE "campaigns" SET "search_text" = left("search_text", 400) WHERE length("search_text") > 400;--> statement-breakpoint
CREATE INDEX "campaigns_list" ON "campaigns" USING btree ("organization_id","created_at" DESC NULLS FIRST,"id","status","type","search_text");--> statement-breakpoint
CREATE INDEX "products_list" ON "products" USING btree ("organization_id","name_order","id","status","product_line_id","target_markets");--> statement-breakpoint
ALTER TABLE "campaigns" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "kols" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "version";--> statement-breakpoint
-- A list is read from its index alone where a vacuum has seen the rows.
ALTER TABLE "campaigns" SET (autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "products" SET (autovacuum_vacuum_insert_scale_factor = 0.02);
