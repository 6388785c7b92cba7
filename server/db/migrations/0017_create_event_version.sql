-- An earlier version had it without the audit trail.
DROP FUNCTION IF EXISTS "create_event"("events", text[]);--> statement-breakpoint
-- Stores an event with its entry in the audit trail, and adds it to the profiles of its attendees: all of it or nothing. PostgreSQL
-- keeps the plans of a function, so a creation takes one round trip and no planning. It locks the attendees in the order of their
-- ids, so that two creations cannot deadlock. `updated_at` does not change, because an invitation does not change the profile.
-- Returns the attendees that are KOLs of the organization. If some are not, it stores nothing.
CREATE OR REPLACE FUNCTION "create_event"("event" "events", "attendees" text[], "entry" "audit") RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  "known" text[] := '{}';
  -- A variable, because a distributed PostgreSQL refuses a function without a fixed result in an update.
  "renewed" uuid := gen_random_uuid();
BEGIN
  IF cardinality("attendees") > 0 THEN
    "known" := ARRAY(
      SELECT "id" FROM "kols" WHERE "kols"."organization_id" = "event"."organization_id" AND "id" = ANY ("attendees")
      ORDER BY "id" FOR NO KEY UPDATE
    );
  END IF;
  IF cardinality("known") < cardinality("attendees") THEN
    RETURN "known";
  END IF;
  INSERT INTO "events" SELECT "event".*;
  INSERT INTO "audit" SELECT "entry".*;
  IF cardinality("attendees") > 0 THEN
    UPDATE "kols" SET "total_events" = "total_events" + 1, "version" = "renewed"
    WHERE "kols"."organization_id" = "event"."organization_id" AND "id" = ANY ("known");
    INSERT INTO "kol_events" ("organization_id", "kol_id", "id", "name", "date", "role", "is_invitation", "rsvp")
    SELECT "event"."organization_id", unnest("known"), "event"."id", "event"."name",
      -- In UTC, as everywhere in the interface.
      ("event"."start_date" AT TIME ZONE 'UTC')::date, 'attendee', true, 'pending';
  END IF;
  RETURN "known";
END
$$;
