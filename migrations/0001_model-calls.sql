CREATE TABLE "model_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"feature" text NOT NULL,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"own_key" boolean NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"first_text_ms" integer,
	"outcome" text NOT NULL,
	"called_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_calls_owner" ON "model_calls" USING btree ("owner_id","called_at");