CREATE TABLE "api_keys" (
	"organization_id" text COLLATE "C" NOT NULL,
	"prefix" text COLLATE "C" NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_organization_id_prefix_pk" PRIMARY KEY("organization_id","prefix")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"organization_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"audience_count" integer NOT NULL,
	"sent" integer NOT NULL,
	"delivered" integer NOT NULL,
	"opened" integer NOT NULL,
	"clicked" integer NOT NULL,
	"schedule" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"search_text" text COLLATE "C" NOT NULL,
	CONSTRAINT "campaigns_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"organization_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"event_type" text NOT NULL,
	"status" text NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"end_date" timestamp (3) with time zone NOT NULL,
	"location" jsonb,
	"visibility" text NOT NULL,
	"attendee_count" integer NOT NULL,
	"rsvp_confirmed" integer NOT NULL,
	"rsvp_pending" integer NOT NULL,
	"rsvp_declined" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "events_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "kol_campaigns" (
	"organization_id" text COLLATE "C" NOT NULL,
	"kol_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"sent_at" date NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "kol_campaigns_organization_id_kol_id_id_pk" PRIMARY KEY("organization_id","kol_id","id")
);
--> statement-breakpoint
CREATE TABLE "kol_events" (
	"organization_id" text COLLATE "C" NOT NULL,
	"kol_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"role" text NOT NULL,
	"is_invitation" boolean DEFAULT false NOT NULL,
	CONSTRAINT "kol_events_organization_id_kol_id_id_pk" PRIMARY KEY("organization_id","kol_id","id")
);
--> statement-breakpoint
CREATE TABLE "kol_interactions" (
	"organization_id" text COLLATE "C" NOT NULL,
	"kol_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"date" date NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"summary" text NOT NULL,
	CONSTRAINT "kol_interactions_organization_id_kol_id_id_pk" PRIMARY KEY("organization_id","kol_id","id")
);
--> statement-breakpoint
CREATE TABLE "kol_publications" (
	"organization_id" text COLLATE "C" NOT NULL,
	"kol_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"title" text NOT NULL,
	"journal" text NOT NULL,
	"published_on" date NOT NULL,
	"doi" text NOT NULL,
	"citations" integer NOT NULL,
	CONSTRAINT "kol_publications_organization_id_kol_id_id_pk" PRIMARY KEY("organization_id","kol_id","id")
);
--> statement-breakpoint
CREATE TABLE "kols" (
	"organization_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"full_name" text NOT NULL,
	"title" text NOT NULL,
	"institution" text NOT NULL,
	"department" text NOT NULL,
	"bio" text NOT NULL,
	"specialties" text[] DEFAULT '{}' NOT NULL,
	"expertise_areas" text[] DEFAULT '{}' NOT NULL,
	"research_interests" text[] DEFAULT '{}' NOT NULL,
	"tier" text NOT NULL,
	"engagement_level" text NOT NULL,
	"contact" jsonb NOT NULL,
	"social" jsonb NOT NULL,
	"metrics" jsonb NOT NULL,
	"total_events" integer NOT NULL,
	"notes" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kols_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organizations_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"organization_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"product_line_id" text COLLATE "C" NOT NULL,
	"product_line_name" text NOT NULL,
	"status" text NOT NULL,
	"regulatory_status" text NOT NULL,
	"target_markets" text[] DEFAULT '{}' NOT NULL,
	"key_features" text[] DEFAULT '{}' NOT NULL,
	"specifications" jsonb NOT NULL,
	"market_status" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"name_order" text COLLATE "C" NOT NULL,
	"search_text" text COLLATE "C" NOT NULL,
	CONSTRAINT "products_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kol_campaigns" ADD CONSTRAINT "kol_campaigns_kol" FOREIGN KEY ("organization_id","kol_id") REFERENCES "public"."kols"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kol_events" ADD CONSTRAINT "kol_events_kol" FOREIGN KEY ("organization_id","kol_id") REFERENCES "public"."kols"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kol_interactions" ADD CONSTRAINT "kol_interactions_kol" FOREIGN KEY ("organization_id","kol_id") REFERENCES "public"."kols"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kol_publications" ADD CONSTRAINT "kol_publications_kol" FOREIGN KEY ("organization_id","kol_id") REFERENCES "public"."kols"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kols" ADD CONSTRAINT "kols_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_prefix" ON "api_keys" USING btree ("prefix");--> statement-breakpoint
CREATE INDEX "campaigns_newest_first" ON "campaigns" USING btree ("organization_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "kol_events_by_event" ON "kol_events" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("organization_id","name_order","id");