CREATE TABLE "model_runs" (
	"call_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"version" text NOT NULL,
	"content" text NOT NULL,
	"called_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_runs" ADD CONSTRAINT "model_runs_call_id_model_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."model_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_runs_owner" ON "model_runs" USING btree ("owner_id","called_at");