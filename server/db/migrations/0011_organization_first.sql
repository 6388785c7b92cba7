DROP INDEX "idempotency_keys_by_age";--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("organization_id","created_at");