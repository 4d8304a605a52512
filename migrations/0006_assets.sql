CREATE TABLE "assets" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"project_id" text,
	"parent_id" text,
	"kind" text NOT NULL,
	"origin" text DEFAULT 'added' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"task_id" text,
	"title" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"canonical_url" text,
	"site_name" text,
	"author" text,
	"published_at" text,
	"format" text,
	"size" integer,
	"sha256" text,
	"file_key" text,
	"language" text,
	"words" integer DEFAULT 0 NOT NULL,
	"pages" integer,
	"pages_without_text" integer DEFAULT 0 NOT NULL,
	"passages" integer DEFAULT 0 NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"pages_found" integer,
	"pages_limit" integer,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "asset_passages" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"asset_id" text NOT NULL,
	"generation" integer NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"start_offset" integer NOT NULL,
	"end_offset" integer NOT NULL,
	"kind" text NOT NULL,
	"level" integer,
	"page" integer,
	"heading" text,
	"fetched_at" timestamp with time zone NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "asset_passages" ADD CONSTRAINT "asset_passages_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_owner" ON "assets" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "assets_parent" ON "assets" USING btree ("parent_id","created_at");--> statement-breakpoint
CREATE INDEX "assets_deleted" ON "assets" USING btree ("deleted_at") WHERE file_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "assets_bytes" ON "assets" USING btree ("owner_id","sha256") WHERE kind = 'file';--> statement-breakpoint
CREATE UNIQUE INDEX "assets_address" ON "assets" USING btree ("owner_id","kind","url") WHERE kind in ('url', 'domain');--> statement-breakpoint
CREATE UNIQUE INDEX "assets_page" ON "assets" USING btree ("parent_id","url") WHERE kind = 'page';--> statement-breakpoint
CREATE INDEX "asset_passages_order" ON "asset_passages" USING btree ("asset_id","generation","position");--> statement-breakpoint
CREATE INDEX "asset_passages_search" ON "asset_passages" USING gin ("search");--> statement-breakpoint
ALTER TABLE "workflows" DROP COLUMN "extras";