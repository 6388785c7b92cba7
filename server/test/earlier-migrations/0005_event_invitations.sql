DROP INDEX "kol_events_by_event";--> statement-breakpoint
-- An invitation changes the row of the KOL: with room on its page the new row needs no new entry in the index.
ALTER TABLE "kols" SET (fillfactor = 50);
