ALTER TABLE "projects" ADD COLUMN "brief" jsonb;--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "brief" jsonb;