CREATE TABLE "link_decisions" (
	"owner_id" text NOT NULL,
	"anchor" text NOT NULL,
	"target_id" text NOT NULL,
	"decision" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_decisions_owner_id_anchor_target_id_pk" PRIMARY KEY("owner_id","anchor","target_id")
);
--> statement-breakpoint
CREATE TABLE "link_sites" (
	"owner_id" text NOT NULL,
	"project_id" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "link_sites_owner_id_project_id_pk" PRIMARY KEY("owner_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "asset_passages" ADD COLUMN "links" jsonb;--> statement-breakpoint
CREATE INDEX "link_decisions_latest" ON "link_decisions" USING btree ("owner_id","decision","decided_at");