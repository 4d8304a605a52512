CREATE TABLE "billing_accounts" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"plan_started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"credit_limit" integer,
	"lifetime_entitled" boolean DEFAULT false NOT NULL,
	"trial_extended_at" timestamp with time zone,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_ledger" (
	"owner_id" text NOT NULL,
	"seq" integer NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"hold_id" text,
	"feature" text NOT NULL,
	"member_id" text NOT NULL,
	"period" timestamp with time zone NOT NULL,
	"monthly" integer NOT NULL,
	"additional" integer NOT NULL,
	"metered" boolean NOT NULL,
	"unmetered" integer NOT NULL,
	"lapsed" integer NOT NULL,
	"monthly_left" integer NOT NULL,
	"monthly_used" integer NOT NULL,
	"additional_left" integer NOT NULL,
	"additional_used" integer NOT NULL,
	"held" integer NOT NULL,
	"all_used" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "credit_ledger_owner_id_seq_pk" PRIMARY KEY("owner_id","seq"),
	CONSTRAINT "credit_ledger_not_negative" CHECK (monthly_left >= 0 and additional_left >= 0 and held >= 0)
);
--> statement-breakpoint
CREATE TABLE "entitlement_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feature_runs" (
	"owner_id" text NOT NULL,
	"feature" text NOT NULL,
	"period" timestamp with time zone NOT NULL,
	"number" integer NOT NULL,
	"key" text NOT NULL,
	"member_id" text NOT NULL,
	"returned" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "feature_runs_owner_id_feature_period_number_pk" PRIMARY KEY("owner_id","feature","period","number")
);
--> statement-breakpoint
CREATE TABLE "blog_bodies" (
	"blog_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"ydoc" "bytea" NOT NULL,
	"text" text NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_citations" (
	"blog_id" text NOT NULL,
	"id" text NOT NULL,
	"owner_id" text NOT NULL,
	"passage_id" text,
	"asset_id" text,
	"quote" text NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"place" text,
	"fetched_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_citations_blog_id_id_pk" PRIMARY KEY("blog_id","id")
);
--> statement-breakpoint
CREATE TABLE "blog_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"file_key" text NOT NULL,
	"sha256" text NOT NULL,
	"format" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"blog_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"author_id" text NOT NULL,
	"snapshot" "bytea",
	"password_hash" text,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"indexable" boolean NOT NULL,
	"title" text,
	"description" text,
	"with_citations" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_versions" (
	"blog_id" text NOT NULL,
	"number" integer NOT NULL,
	"owner_id" text NOT NULL,
	"author_id" text NOT NULL,
	"reason" text NOT NULL,
	"name" text,
	"title" text NOT NULL,
	"words" integer NOT NULL,
	"document" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_versions_blog_id_number_pk" PRIMARY KEY("blog_id","number")
);
--> statement-breakpoint
CREATE TABLE "blog_words" (
	"blog_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"author_id" text NOT NULL,
	"project_id" text,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"shelf" text DEFAULT 'active' NOT NULL,
	"shelf_before" text,
	"trashed_at" timestamp with time zone,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"words" integer NOT NULL,
	"version" integer NOT NULL,
	"input_type" text NOT NULL,
	"output_type" text NOT NULL,
	"style" text NOT NULL,
	"user_input" jsonb NOT NULL,
	"meta" jsonb NOT NULL,
	"creation_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_keys" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"sealed_key" text NOT NULL,
	"last_four" text NOT NULL,
	"base_url" text,
	"model" text,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflow_sections" (
	"id" text PRIMARY KEY NOT NULL,
	"workflow_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"position" integer NOT NULL,
	"level" integer NOT NULL,
	"heading" text NOT NULL,
	"notes" text NOT NULL,
	"words" integer NOT NULL,
	"passage_ids" jsonb NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"citations" jsonb NOT NULL,
	"engine" jsonb,
	"problem" text,
	"attempt" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflows" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"project_id" text NOT NULL,
	"topic" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"step" text NOT NULL,
	"asset_ids" jsonb NOT NULL,
	"research" jsonb NOT NULL,
	"headlines" jsonb NOT NULL,
	"outlines" jsonb NOT NULL,
	"extras" jsonb,
	"task_id" text,
	"blog_id" text,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "blog_bodies" ADD CONSTRAINT "blog_bodies_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_citations" ADD CONSTRAINT "blog_citations_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_shares" ADD CONSTRAINT "blog_shares_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_words" ADD CONSTRAINT "blog_words_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_sections" ADD CONSTRAINT "workflow_sections_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_key" ON "credit_ledger" USING btree ("owner_id","key","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_end" ON "credit_ledger" USING btree ("owner_id","hold_id");--> statement-breakpoint
CREATE INDEX "credit_ledger_at" ON "credit_ledger" USING btree ("owner_id","at");--> statement-breakpoint
CREATE INDEX "credit_ledger_abandoned" ON "credit_ledger" USING btree ("expires_at") WHERE kind = 'hold';--> statement-breakpoint
CREATE INDEX "entitlement_changes_at" ON "entitlement_changes" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "feature_runs_key" ON "feature_runs" USING btree ("owner_id","feature","key");--> statement-breakpoint
CREATE INDEX "blog_citations_id" ON "blog_citations" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "blog_citations_asset" ON "blog_citations" USING btree ("owner_id","asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_pictures_bytes" ON "blog_pictures" USING btree ("owner_id","sha256");--> statement-breakpoint
CREATE INDEX "blog_shares_blog" ON "blog_shares" USING btree ("blog_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blog_words_search" ON "blog_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "blogs_updated" ON "blogs" USING btree ("owner_id","shelf","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blogs_created" ON "blogs" USING btree ("owner_id","shelf","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blogs_title" ON "blogs" USING btree ("owner_id","shelf",lower(title),"id");--> statement-breakpoint
CREATE INDEX "blogs_project" ON "blogs" USING btree ("owner_id","project_id","shelf","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blogs_state" ON "blogs" USING btree ("owner_id","state","shelf","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blogs_tags" ON "blogs" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "blogs_trash" ON "blogs" USING btree ("trashed_at") WHERE shelf = 'trash';--> statement-breakpoint
CREATE UNIQUE INDEX "blogs_creation_key" ON "blogs" USING btree ("owner_id","creation_key");--> statement-breakpoint
CREATE INDEX "workflow_sections_order" ON "workflow_sections" USING btree ("workflow_id","position");--> statement-breakpoint
CREATE INDEX "workflows_owner" ON "workflows" USING btree ("owner_id","updated_at" DESC NULLS LAST) WHERE deleted_at is null;