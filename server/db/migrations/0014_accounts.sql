CREATE TABLE "audit" (
	"organization_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"action" text NOT NULL,
	"subject" text COLLATE "C",
	"count" integer DEFAULT 1 NOT NULL,
	"request_id" text,
	CONSTRAINT "audit_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"organization_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"issuer" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"blocked_at" timestamp (3) with time zone,
	CONSTRAINT "people_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"organization_id" text COLLATE "C" NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"person_id" text COLLATE "C",
	"key_prefix" text COLLATE "C",
	"id_token" text,
	"provider_session" text COLLATE "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_organization_id_hash_pk" PRIMARY KEY("organization_id","hash"),
	CONSTRAINT "sessions_owner" CHECK (num_nonnulls("sessions"."person_id", "sessions"."key_prefix") = 1)
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "actor" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_organization_id_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_organization_id_actor_key_pk" PRIMARY KEY("organization_id","actor","key");--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "role" text DEFAULT 'planner' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."people"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_key" FOREIGN KEY ("organization_id","key_prefix") REFERENCES "public"."api_keys"("organization_id","prefix") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_list" ON "audit" USING btree ("organization_id","at","id","actor","action","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "people_account" ON "people" USING btree ("organization_id","issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_hash" ON "sessions" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "sessions_by_person" ON "sessions" USING btree ("organization_id","person_id");
