CREATE TABLE "notification_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"notification_id" uuid NOT NULL,
	"actor_id" uuid,
	"times" integer DEFAULT 1 NOT NULL,
	"data" jsonb NOT NULL,
	"source" uuid,
	"ordinal" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawn_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"actor_id" uuid,
	"ordinal" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_entries" ADD CONSTRAINT "notification_entries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_entries" ADD CONSTRAINT "notification_entries_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_notices" ADD CONSTRAINT "withdrawn_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_notices" ADD CONSTRAINT "withdrawn_notices_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_entries_notification" ON "notification_entries" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "notification_entries_actor" ON "notification_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notification_entries_source" ON "notification_entries" USING btree ("source") WHERE "notification_entries"."source" is not null;--> statement-breakpoint
CREATE INDEX "withdrawn_notices_scope" ON "withdrawn_notices" USING btree ("member_id","scope");--> statement-breakpoint
CREATE INDEX "withdrawn_notices_actor" ON "withdrawn_notices" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "withdrawn_notices_age" ON "withdrawn_notices" USING btree ("created_at");--> statement-breakpoint
-- Of bundles that are stored already only the newest is known: the others become one entry, without words, and without an actor
-- where several members may have caused them.
INSERT INTO "notification_entries" ("id", "notification_id", "actor_id", "times", "data", "source", "created_at")
  SELECT gen_random_uuid(), n.id, n.actor_id, 1, n.data, n.source, n.created_at FROM "notifications" n;--> statement-breakpoint
INSERT INTO "notification_entries" ("id", "notification_id", "actor_id", "times", "data", "created_at")
  SELECT gen_random_uuid(), n.id, CASE WHEN n.type IN ('message', 'call_missed', 'follow') THEN n.actor_id END, n.count - 1,
    jsonb_set(n.data, '{text}', 'null'), n.created_at - interval '1 millisecond'
  FROM "notifications" n WHERE n.count > 1;
