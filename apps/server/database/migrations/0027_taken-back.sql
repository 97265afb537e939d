CREATE TABLE "retold_texts" (
	"source" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"words" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "source" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "retold_texts" ADD CONSTRAINT "retold_texts_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "retold_texts_age" ON "retold_texts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "retold_texts_author" ON "retold_texts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "notifications_source" ON "notifications" USING btree ("source") WHERE "notifications"."source" is not null;--> statement-breakpoint
CREATE INDEX "events_source" ON "events" USING btree ("source") WHERE "events"."source" is not null;