CREATE TABLE "refuted_sentences" (
	"owner_id" text NOT NULL,
	"key" text NOT NULL,
	"verdict" text NOT NULL,
	"correction" text,
	"evidence" jsonb,
	"refuted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refuted_sentences_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "derivatives" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"source_id" text NOT NULL,
	"shape_id" text NOT NULL,
	"shape_title" text NOT NULL,
	"form" text NOT NULL,
	"network" text,
	"layout" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"link" text NOT NULL,
	"is_tracked" boolean NOT NULL,
	"language" text NOT NULL,
	"engine" jsonb NOT NULL,
	"claims" jsonb NOT NULL,
	"is_compared" boolean NOT NULL,
	"rests_on" text[] NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "repurpose_shapes" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repurpose_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"blog_id" text,
	"title" text NOT NULL,
	"url" text,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"is_condensed" boolean NOT NULL,
	"sentences" jsonb NOT NULL,
	"citations" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "derivatives" ADD CONSTRAINT "derivatives_source_id_repurpose_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."repurpose_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "derivatives_owner" ON "derivatives" USING btree ("owner_id","updated_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "derivatives_rests_on" ON "derivatives" USING gin ("rests_on");--> statement-breakpoint
CREATE INDEX "derivatives_source" ON "derivatives" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "repurpose_shapes_owner" ON "repurpose_shapes" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "repurpose_sources_owner" ON "repurpose_sources" USING btree ("owner_id","blog_id");