ALTER TABLE "groups" ADD COLUMN "signs" text[];--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "signs" text[];