-- An import locks the KOLs that it has replaced, in the order of its file, until it ends. A creation that waited for one of them could
-- be in a deadlock with it, and PostgreSQL would roll the import back. So a creation gives up before `deadlock_timeout` (1 s).
ALTER FUNCTION "create_event"("events", text[], "audit") SET lock_timeout = '500ms';
