ALTER TABLE "tool_results" ADD COLUMN "ordered_words" jsonb;--> statement-breakpoint
ALTER TABLE "tool_results" ADD COLUMN "unused_sources" jsonb;