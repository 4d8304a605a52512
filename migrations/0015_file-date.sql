ALTER TABLE "assets" ADD COLUMN "file_date" text;
--> statement-breakpoint
-- What programs wrote into files was kept as the day of publication.
UPDATE "assets" SET "file_date" = "published_at", "published_at" = NULL WHERE "format" IN ('pdf', 'docx');
