DROP INDEX "blog_shares_blog";--> statement-breakpoint
DROP INDEX "blogs_updated";--> statement-breakpoint
DROP INDEX "blogs_created";--> statement-breakpoint
DROP INDEX "blogs_project";--> statement-breakpoint
DROP INDEX "blogs_state";--> statement-breakpoint
CREATE INDEX "blog_shares_blog" ON "blog_shares" USING btree ("blog_id","created_at");--> statement-breakpoint
CREATE INDEX "blogs_updated" ON "blogs" USING btree ("owner_id","shelf","updated_at","id");--> statement-breakpoint
CREATE INDEX "blogs_created" ON "blogs" USING btree ("owner_id","shelf","created_at","id");--> statement-breakpoint
CREATE INDEX "blogs_project" ON "blogs" USING btree ("owner_id","project_id","shelf","updated_at","id");--> statement-breakpoint
CREATE INDEX "blogs_state" ON "blogs" USING btree ("owner_id","state","shelf","updated_at","id");