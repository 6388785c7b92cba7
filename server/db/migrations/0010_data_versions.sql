ALTER TABLE "kols" ADD COLUMN "version" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "lists_version" uuid DEFAULT gen_random_uuid() NOT NULL;