ALTER TABLE "campaigns" ADD COLUMN "version" bigint DEFAULT txid_current() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" bigint DEFAULT txid_current() NOT NULL;--> statement-breakpoint
CREATE INDEX "campaigns_by_version" ON "campaigns" USING btree ("organization_id","version");--> statement-breakpoint
CREATE INDEX "products_by_version" ON "products" USING btree ("organization_id","version");--> statement-breakpoint
CREATE FUNCTION "change_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := txid_current();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "campaigns_version" BEFORE UPDATE ON "campaigns"
FOR EACH ROW WHEN (NEW.version = OLD.version) EXECUTE FUNCTION "change_version"();--> statement-breakpoint
CREATE TRIGGER "products_version" BEFORE UPDATE ON "products"
FOR EACH ROW WHEN (NEW.version = OLD.version) EXECUTE FUNCTION "change_version"();
