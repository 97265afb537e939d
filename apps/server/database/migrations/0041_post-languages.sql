ALTER TABLE "posts" ADD COLUMN "language" text;--> statement-breakpoint
CREATE INDEX "posts_language" ON "posts" USING btree ("language","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_unread_language" ON "posts" USING btree ("id") WHERE "posts"."language" is null;