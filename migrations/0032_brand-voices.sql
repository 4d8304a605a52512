CREATE TABLE "brand_voices" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"summary" text NOT NULL,
	"rules" jsonb NOT NULL,
	"measures" jsonb,
	"measures_version" integer,
	"samples" jsonb NOT NULL,
	"origin" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "project_voices" (
	"project_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"voice_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "brand_voice_id" text;--> statement-breakpoint
ALTER TABLE "project_voices" ADD CONSTRAINT "project_voices_voice_id_brand_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."brand_voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_voices_owner" ON "brand_voices" USING btree ("owner_id","created_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "project_voices_voice" ON "project_voices" USING btree ("voice_id");