ALTER TABLE "kol_events" DROP CONSTRAINT "kol_events_kol";--> statement-breakpoint
-- What the key did where a KOL is removed, or gets another id. Whoever invites holds the KOL locked and finds it gone afterwards.
CREATE FUNCTION "keep_kol_of_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM kol_events WHERE organization_id = OLD.organization_id AND kol_id = OLD.id) THEN
    RAISE foreign_key_violation USING MESSAGE = 'The KOL still has events.', TABLE = 'kol_events';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "kols_removed" AFTER DELETE ON "kols"
FOR EACH ROW EXECUTE FUNCTION "keep_kol_of_events"();--> statement-breakpoint
CREATE TRIGGER "kols_renamed" AFTER UPDATE OF "organization_id", "id" ON "kols"
FOR EACH ROW WHEN (OLD.organization_id <> NEW.organization_id OR OLD.id <> NEW.id) EXECUTE FUNCTION "keep_kol_of_events"();
