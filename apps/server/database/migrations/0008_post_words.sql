DROP INDEX "posts_search";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(content)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("words");