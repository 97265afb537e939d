ALTER TABLE "attachments" ADD COLUMN "scrubbed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post_media" ADD COLUMN "scrubbed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "attachments_unscrubbed" ON "attachments" USING btree ("id") WHERE not "attachments"."scrubbed";--> statement-breakpoint
CREATE INDEX "post_media_unscrubbed" ON "post_media" USING btree ("id") WHERE not "post_media"."scrubbed" and "post_media"."kind" = 'video';