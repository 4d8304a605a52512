CREATE TABLE "template_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_uses" (
	"template_id" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_versions" (
	"template_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "template_versions_template_id_version_pk" PRIMARY KEY("template_id","version")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"shared_to_team" boolean DEFAULT false NOT NULL,
	"forked_from" jsonb,
	"state" text DEFAULT 'private' NOT NULL,
	"submitted_content" jsonb,
	"submitted_version" integer,
	"submitted_at" timestamp with time zone,
	"public_content" jsonb,
	"public_version" integer,
	"review_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "template_reports" ADD CONSTRAINT "template_reports_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_reports_template" ON "template_reports" USING btree ("template_id","owner_id");--> statement-breakpoint
CREATE INDEX "templates_owner" ON "templates" USING btree ("owner_id","updated_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "templates_public" ON "templates" USING btree ("public_version") WHERE public_version is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "templates_review" ON "templates" USING btree ("submitted_at") WHERE state = 'in-review' and deleted_at is null;