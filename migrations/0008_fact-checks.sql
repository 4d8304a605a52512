CREATE TABLE "claims" (
	"id" text PRIMARY KEY NOT NULL,
	"check_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"anchor" text NOT NULL,
	"kind" text NOT NULL,
	"has_figures" boolean NOT NULL,
	"verdict" text,
	"confidence" real,
	"evidence" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	"reason" text,
	"correction" text,
	"engine" text NOT NULL,
	"checked_at" timestamp with time zone,
	"checked_in" integer,
	"accepted" jsonb
);
--> statement-breakpoint
CREATE TABLE "fact_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"author_id" text NOT NULL,
	"blog_id" text,
	"asset_id" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"country" text,
	"sources" jsonb NOT NULL,
	"task_id" text,
	"run" integer NOT NULL,
	"engine" text NOT NULL,
	"notes" jsonb NOT NULL,
	"share_token" text,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "seo_settings" (
	"owner_id" text NOT NULL,
	"blog_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "seo_settings_owner_id_blog_id_pk" PRIMARY KEY("owner_id","blog_id")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "publishes_checked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_check_id_fact_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."fact_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_check" ON "claims" USING btree ("check_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "fact_checks_blog" ON "fact_checks" USING btree ("owner_id","blog_id") WHERE blog_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "fact_checks_share" ON "fact_checks" USING btree ("share_token") WHERE share_token is not null;--> statement-breakpoint
CREATE INDEX "fact_checks_owner" ON "fact_checks" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "blogs_keyphrase" ON "blogs" USING btree ("owner_id",lower(meta->'keywords'->>0));