CREATE TABLE "list_counts" (
	"organization_id" text COLLATE "C" NOT NULL,
	"list" text COLLATE "C" NOT NULL,
	"filter" text COLLATE "C" NOT NULL,
	"total" integer NOT NULL,
	"version" bigint DEFAULT txid_current() NOT NULL,
	CONSTRAINT "list_counts_organization_id_list_filter_pk" PRIMARY KEY("organization_id","list","filter")
);
--> statement-breakpoint
DROP TRIGGER "campaigns_added" ON "campaigns";--> statement-breakpoint
DROP TRIGGER "campaigns_changed" ON "campaigns";--> statement-breakpoint
DROP TRIGGER "campaigns_removed" ON "campaigns";--> statement-breakpoint
DROP FUNCTION "count_campaigns"();--> statement-breakpoint
DROP TABLE "campaign_counts";--> statement-breakpoint
ALTER TABLE "kols" ADD COLUMN "version" bigint DEFAULT txid_current() NOT NULL;--> statement-breakpoint
ALTER TABLE "list_counts" ADD CONSTRAINT "list_counts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "products" SET "name_order" = left("name_order", 250) WHERE length("name_order") > 250;--> statement-breakpoint
CREATE INDEX "campaigns_search" ON "campaigns" USING btree ("organization_id","status","type","search_text","created_at","id") WHERE octet_length("campaigns"."search_text") <= 1000;--> statement-breakpoint
CREATE INDEX "campaigns_search_long" ON "campaigns" USING btree ("organization_id","id") WHERE not octet_length("campaigns"."search_text") <= 1000;--> statement-breakpoint
CREATE INDEX "products_by_status" ON "products" USING btree ("organization_id","status","name_order","id");--> statement-breakpoint
CREATE INDEX "products_by_line" ON "products" USING btree ("organization_id","product_line_id","name_order","id");--> statement-breakpoint
CREATE INDEX "products_by_status_and_line" ON "products" USING btree ("organization_id","status","product_line_id","name_order","id");--> statement-breakpoint
CREATE INDEX "products_us_by_name" ON "products" USING btree ("organization_id","name_order","id") WHERE "products"."target_markets" @> '{US}';--> statement-breakpoint
CREATE INDEX "products_us_by_status" ON "products" USING btree ("organization_id","status","name_order","id") WHERE "products"."target_markets" @> '{US}';--> statement-breakpoint
CREATE INDEX "products_us_by_line" ON "products" USING btree ("organization_id","product_line_id","name_order","id") WHERE "products"."target_markets" @> '{US}';--> statement-breakpoint
CREATE INDEX "products_us_by_status_and_line" ON "products" USING btree ("organization_id","status","product_line_id","name_order","id") WHERE "products"."target_markets" @> '{US}';--> statement-breakpoint
CREATE INDEX "products_eu_by_name" ON "products" USING btree ("organization_id","name_order","id") WHERE "products"."target_markets" @> '{EU}';--> statement-breakpoint
CREATE INDEX "products_eu_by_status" ON "products" USING btree ("organization_id","status","name_order","id") WHERE "products"."target_markets" @> '{EU}';--> statement-breakpoint
CREATE INDEX "products_eu_by_line" ON "products" USING btree ("organization_id","product_line_id","name_order","id") WHERE "products"."target_markets" @> '{EU}';--> statement-breakpoint
CREATE INDEX "products_eu_by_status_and_line" ON "products" USING btree ("organization_id","status","product_line_id","name_order","id") WHERE "products"."target_markets" @> '{EU}';--> statement-breakpoint
CREATE INDEX "products_cn_by_name" ON "products" USING btree ("organization_id","name_order","id") WHERE "products"."target_markets" @> '{CN}';--> statement-breakpoint
CREATE INDEX "products_cn_by_status" ON "products" USING btree ("organization_id","status","name_order","id") WHERE "products"."target_markets" @> '{CN}';--> statement-breakpoint
CREATE INDEX "products_cn_by_line" ON "products" USING btree ("organization_id","product_line_id","name_order","id") WHERE "products"."target_markets" @> '{CN}';--> statement-breakpoint
CREATE INDEX "products_cn_by_status_and_line" ON "products" USING btree ("organization_id","status","product_line_id","name_order","id") WHERE "products"."target_markets" @> '{CN}';--> statement-breakpoint
CREATE INDEX "products_jp_by_name" ON "products" USING btree ("organization_id","name_order","id") WHERE "products"."target_markets" @> '{JP}';--> statement-breakpoint
CREATE INDEX "products_jp_by_status" ON "products" USING btree ("organization_id","status","name_order","id") WHERE "products"."target_markets" @> '{JP}';--> statement-breakpoint
CREATE INDEX "products_jp_by_line" ON "products" USING btree ("organization_id","product_line_id","name_order","id") WHERE "products"."target_markets" @> '{JP}';--> statement-breakpoint
CREATE INDEX "products_jp_by_status_and_line" ON "products" USING btree ("organization_id","status","product_line_id","name_order","id") WHERE "products"."target_markets" @> '{JP}';--> statement-breakpoint
CREATE INDEX "products_in_by_name" ON "products" USING btree ("organization_id","name_order","id") WHERE "products"."target_markets" @> '{IN}';--> statement-breakpoint
CREATE INDEX "products_in_by_status" ON "products" USING btree ("organization_id","status","name_order","id") WHERE "products"."target_markets" @> '{IN}';--> statement-breakpoint
CREATE INDEX "products_in_by_line" ON "products" USING btree ("organization_id","product_line_id","name_order","id") WHERE "products"."target_markets" @> '{IN}';--> statement-breakpoint
CREATE INDEX "products_in_by_status_and_line" ON "products" USING btree ("organization_id","status","product_line_id","name_order","id") WHERE "products"."target_markets" @> '{IN}';--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING btree ("organization_id","status","product_line_id","target_markets","search_text","name_order","id") WHERE octet_length("products"."search_text") <= 1000;--> statement-breakpoint
CREATE INDEX "products_search_long" ON "products" USING btree ("organization_id","id") WHERE not octet_length("products"."search_text") <= 1000;--> statement-breakpoint
CREATE FUNCTION "campaign_filters"("status" text, "type" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws('&', 'status=' || one_status, 'type=' || one_type)
  FROM unnest(ARRAY[NULL, $1]) AS one_status, unnest(ARRAY[NULL, $2]) AS one_type
$$;--> statement-breakpoint
CREATE FUNCTION "product_filters"("status" text, "target_markets" text[], "product_line_id" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT concat_ws('&', 'status=' || one_status, 'target_market=' || one_market, 'product_line_id=' || one_line)
  FROM unnest(ARRAY[NULL, $1]) AS one_status, unnest(array_prepend(NULL, $2)) AS one_market, unnest(ARRAY[NULL, $3]) AS one_line
$$;--> statement-breakpoint
INSERT INTO "list_counts" ("organization_id", "list", "filter", "total")
SELECT "organization_id", 'campaigns', "filter", count(*) FROM "campaigns", campaign_filters("status", "type") AS "filter" GROUP BY 1, 3;--> statement-breakpoint
INSERT INTO "list_counts" ("organization_id", "list", "filter", "total")
SELECT "organization_id", 'products', "filter", count(*) FROM "products", product_filters("status", "target_markets", "product_line_id") AS "filter" GROUP BY 1, 3;--> statement-breakpoint
CREATE FUNCTION "keep_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT *, 1 AS change FROM added'
    WHEN 'DELETE' THEN 'SELECT *, -1 AS change FROM removed'
    ELSE 'SELECT *, 1 AS change FROM added UNION ALL SELECT *, -1 FROM removed'
  END;
BEGIN
  -- The row for all records is written also where its total stays: its version tells that something changed.
  EXECUTE format($statement$
    INSERT INTO list_counts AS kept (organization_id, list, filter, total)
    SELECT organization_id, %L, filter, sum(change) FROM (%s) AS changes, %s AS filter
    GROUP BY 1, 3 HAVING sum(change) <> 0 OR filter = '' ORDER BY 1, 3
    ON CONFLICT (organization_id, list, filter)
    DO UPDATE SET total = kept.total + excluded.total, version = excluded.version
  $statement$, TG_TABLE_NAME, changes, TG_ARGV[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "campaigns_added" AFTER INSERT ON "campaigns" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('campaign_filters(status, type)');--> statement-breakpoint
CREATE TRIGGER "campaigns_changed" AFTER UPDATE ON "campaigns" REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('campaign_filters(status, type)');--> statement-breakpoint
CREATE TRIGGER "campaigns_removed" AFTER DELETE ON "campaigns" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('campaign_filters(status, type)');--> statement-breakpoint
CREATE TRIGGER "products_added" AFTER INSERT ON "products" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('product_filters(status, target_markets, product_line_id)');--> statement-breakpoint
CREATE TRIGGER "products_changed" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('product_filters(status, target_markets, product_line_id)');--> statement-breakpoint
CREATE TRIGGER "products_removed" AFTER DELETE ON "products" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('product_filters(status, target_markets, product_line_id)');
