CREATE TABLE "campaign_counts" (
	"organization_id" text COLLATE "C" NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "campaign_counts_organization_id_status_type_pk" PRIMARY KEY("organization_id","status","type")
);
--> statement-breakpoint
ALTER TABLE "campaign_counts" ADD CONSTRAINT "campaign_counts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_by_status" ON "campaigns" USING btree ("organization_id","status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "campaigns_by_type" ON "campaigns" USING btree ("organization_id","type","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "campaigns_by_status_and_type" ON "campaigns" USING btree ("organization_id","status","type","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
INSERT INTO "campaign_counts" ("organization_id", "status", "type", "total")
SELECT "organization_id", "status", "type", count(*) FROM "campaigns" GROUP BY 1, 2, 3;--> statement-breakpoint
CREATE FUNCTION "count_campaigns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO campaign_counts AS kept (organization_id, status, type, total)
    SELECT organization_id, status, type, count(*) FROM added GROUP BY 1, 2, 3
    ON CONFLICT (organization_id, status, type) DO UPDATE SET total = kept.total + excluded.total;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO campaign_counts AS kept (organization_id, status, type, total)
    SELECT organization_id, status, type, sum(change) FROM (
      SELECT organization_id, status, type, 1 AS change FROM added
      UNION ALL SELECT organization_id, status, type, -1 FROM removed
    ) AS changes GROUP BY 1, 2, 3 HAVING sum(change) <> 0
    ON CONFLICT (organization_id, status, type) DO UPDATE SET total = kept.total + excluded.total;
  ELSE
    INSERT INTO campaign_counts AS kept (organization_id, status, type, total)
    SELECT organization_id, status, type, -count(*) FROM removed GROUP BY 1, 2, 3
    ON CONFLICT (organization_id, status, type) DO UPDATE SET total = kept.total + excluded.total;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "campaigns_added" AFTER INSERT ON "campaigns" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "count_campaigns"();--> statement-breakpoint
CREATE TRIGGER "campaigns_changed" AFTER UPDATE ON "campaigns" REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "count_campaigns"();--> statement-breakpoint
CREATE TRIGGER "campaigns_removed" AFTER DELETE ON "campaigns" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "count_campaigns"();
