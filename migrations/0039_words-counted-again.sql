-- What is there was counted in the old way; what comes is not. A constant default writes no rows.
ALTER TABLE "blogs" ADD COLUMN "are_words_old" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ALTER COLUMN "are_words_old" SET DEFAULT false;--> statement-breakpoint
CREATE INDEX "blogs_words_old" ON "blogs" USING btree ("id") WHERE are_words_old;
