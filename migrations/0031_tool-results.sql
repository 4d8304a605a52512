CREATE TABLE "tool_results" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"tool" text NOT NULL,
	"input" jsonb NOT NULL,
	"language" text NOT NULL,
	"content" text NOT NULL,
	"citations" jsonb NOT NULL,
	"parts" jsonb,
	"faults" jsonb,
	"engine" jsonb NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"rating" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tool_results_owner" ON "tool_results" USING btree ("owner_id","tool","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tool_results_created" ON "tool_results" USING btree ("created_at");