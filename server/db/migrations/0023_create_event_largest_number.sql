-- A KOL with the largest number of events can be invited too. Before, the number overflowed. The rest is the same as in the migrations
-- 0017 and 0020, which say why.
CREATE OR REPLACE FUNCTION "create_event"("event" "events", "attendees" text[], "entry" "audit") RETURNS text[] LANGUAGE plpgsql
SET lock_timeout = '500ms' AS $$
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
    -- The largest number that the column can hold stays as it is.
    UPDATE "kols" SET "total_events" = least("total_events", 2147483646) + 1, "version" = "renewed"
    WHERE "kols"."organization_id" = "event"."organization_id" AND "id" = ANY ("known");
    INSERT INTO "kol_events" ("organization_id", "kol_id", "id", "name", "date", "role", "is_invitation", "rsvp")
    SELECT "event"."organization_id", unnest("known"), "event"."id", "event"."name",
      -- In UTC, as everywhere in the interface.
      ("event"."start_date" AT TIME ZONE 'UTC')::date, 'attendee', true, 'pending';
  END IF;
  RETURN "known";
END
$$;
