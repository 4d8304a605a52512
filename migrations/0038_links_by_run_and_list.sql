CREATE TABLE "link_list_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"list_id" text NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"has_title" boolean NOT NULL,
	"state" text NOT NULL,
	"subjects" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_rejections" (
	"owner_id" text NOT NULL,
	"document_id" text NOT NULL,
	"anchor" text NOT NULL,
	"target_id" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_rejections_owner_id_document_id_anchor_target_id_pk" PRIMARY KEY("owner_id","document_id","anchor","target_id")
);
--> statement-breakpoint
CREATE TABLE "link_run_links" (
	"owner_id" text NOT NULL,
	"run_id" text NOT NULL,
	"blog_id" text NOT NULL,
	"target_id" text NOT NULL,
	"anchor" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_run_links_owner_id_run_id_blog_id_target_id_pk" PRIMARY KEY("owner_id","run_id","blog_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "link_list_pages" ADD CONSTRAINT "link_list_pages_list_id_link_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."link_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_list_pages_order" ON "link_list_pages" USING btree ("list_id","position");--> statement-breakpoint
CREATE INDEX "link_lists_owner" ON "link_lists" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "link_rejections_latest" ON "link_rejections" USING btree ("owner_id","decided_at");--> statement-breakpoint
CREATE INDEX "link_run_links_latest" ON "link_run_links" USING btree ("owner_id","placed_at");--> statement-breakpoint
CREATE INDEX "link_run_links_blog" ON "link_run_links" USING btree ("owner_id","blog_id");