DROP INDEX "job_posts_words";--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', title || ' ' || content))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "job_posts_words" ON "job_posts" USING gin ("words") WITH (fastupdate=false);