CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"kind" text NOT NULL,
	"key" text,
	"payload" text,
	"state" text DEFAULT 'due' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempt_id" text,
	"alive_until" timestamp with time zone,
	"receipt" jsonb,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_key" ON "outbox" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("due_at") WHERE state in ('due', 'sending', 'in-doubt');--> statement-breakpoint
CREATE INDEX "outbox_owner" ON "outbox" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_key" ON "tasks" USING btree ("owner_id","kind","key") WHERE state in ('queued', 'running');