ALTER TABLE "originality_fingerprints" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "originality_fingerprints" CASCADE;--> statement-breakpoint
ALTER TABLE "originality_checks" ADD COLUMN "web" jsonb;--> statement-breakpoint
ALTER TABLE "originality_checks" ADD COLUMN "share_token" text;--> statement-breakpoint
ALTER TABLE "originality_documents" ADD COLUMN "marks" bigint[] DEFAULT '{}'::bigint[] NOT NULL;--> statement-breakpoint
CREATE INDEX "originality_checks_owner" ON "originality_checks" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "originality_checks_share" ON "originality_checks" USING btree ("share_token") WHERE share_token is not null;--> statement-breakpoint
CREATE INDEX "originality_documents_marks" ON "originality_documents" USING gin ("marks") WITH (fastupdate=false);