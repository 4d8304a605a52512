CREATE TABLE "blog_updates" (
	"blog_id" text NOT NULL,
	"revision" bigint NOT NULL,
	"update" "bytea" NOT NULL,
	CONSTRAINT "blog_updates_blog_id_revision_pk" PRIMARY KEY("blog_id","revision")
);
--> statement-breakpoint
ALTER TABLE "blog_updates" ADD CONSTRAINT "blog_updates_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;