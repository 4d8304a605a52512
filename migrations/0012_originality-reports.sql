ALTER TABLE "originality_checks" ADD COLUMN "cites" jsonb;--> statement-breakpoint
ALTER TABLE "originality_checks" ADD COLUMN "percent" real;