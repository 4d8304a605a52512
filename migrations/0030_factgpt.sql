CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"parent_id" text,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"selection" jsonb NOT NULL,
	"citations" jsonb NOT NULL,
	"unsourced" jsonb NOT NULL,
	"read" jsonb NOT NULL,
	"notices" jsonb NOT NULL,
	"engine" jsonb,
	"credits" integer,
	"own_key" boolean NOT NULL,
	"problem" text,
	"check_id" text,
	"attempt" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"alive_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"author_id" text NOT NULL,
	"snapshot" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"project_id" text NOT NULL,
	"title" text NOT NULL,
	"pinned" boolean NOT NULL,
	"selection" jsonb NOT NULL,
	"shown" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_shares" ADD CONSTRAINT "chat_shares_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_order" ON "chat_messages" USING btree ("chat_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_parent" ON "chat_messages" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "chat_messages_writing" ON "chat_messages" USING btree ("alive_at") WHERE state = 'writing';--> statement-breakpoint
CREATE INDEX "chat_shares_chat" ON "chat_shares" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "chats_owner" ON "chats" USING btree ("owner_id","updated_at" DESC NULLS LAST) WHERE deleted_at is null;