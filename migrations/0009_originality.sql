CREATE TABLE "originality_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"task_id" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"words" integer NOT NULL,
	"words_charged" integer NOT NULL,
	"credits" integer NOT NULL,
	"blog_id" text,
	"asset_id" text,
	"url" text,
	"previous_id" text,
	"block_quotes" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"exclusions" jsonb NOT NULL,
	"compared" jsonb,
	"findings" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "originality_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"stamp" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "originality_fingerprints" (
	"document_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"hash" bigint NOT NULL,
	CONSTRAINT "originality_fingerprints_document_id_hash_pk" PRIMARY KEY("document_id","hash")
);
--> statement-breakpoint
ALTER TABLE "originality_fingerprints" ADD CONSTRAINT "originality_fingerprints_document_id_originality_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."originality_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "originality_checks_blog" ON "originality_checks" USING btree ("owner_id","blog_id","created_at");--> statement-breakpoint
CREATE INDEX "originality_checks_created" ON "originality_checks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "originality_documents_owner" ON "originality_documents" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "originality_fingerprints_hash" ON "originality_fingerprints" USING btree ("owner_id","hash","document_id");