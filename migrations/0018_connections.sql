CREATE TABLE "connections" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"service" text NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'working' NOT NULL,
	"problem" text,
	"tokens" text NOT NULL,
	"expires_at" timestamp with time zone,
	"refresh_id" text,
	"refresh_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "connections_owner_service" ON "connections" USING btree ("owner_id","service");