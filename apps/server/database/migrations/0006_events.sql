CREATE TABLE "calendar_feeds" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fetched_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "event_answers" (
	"event_id" uuid NOT NULL,
	"day" text NOT NULL,
	"member_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"waiting" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_answers_event_id_day_member_id_pk" PRIMARY KEY("event_id","day","member_id")
);
--> statement-breakpoint
CREATE TABLE "event_dates" (
	"event_id" uuid NOT NULL,
	"day" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"moved_to" text,
	"cancelled" boolean DEFAULT false NOT NULL,
	"settled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_dates_event_id_day_pk" PRIMARY KEY("event_id","day")
);
--> statement-breakpoint
CREATE TABLE "event_reminders" (
	"event_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"type" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_reminders_event_id_member_id_type_starts_at_pk" PRIMARY KEY("event_id","member_id","type","starts_at")
);
--> statement-breakpoint
CREATE TABLE "planned_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_kind" text NOT NULL,
	"group_id" uuid,
	"pod_id" uuid,
	"team_id" uuid,
	"host_id" uuid GENERATED ALWAYS AS (coalesce(group_id, pod_id, team_id)) STORED,
	"creator_id" uuid,
	"client_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"starts" text NOT NULL,
	"time_zone" text NOT NULL,
	"minutes" integer NOT NULL,
	"repeats" text NOT NULL,
	"until" text,
	"venue_kind" text,
	"venue_text" text DEFAULT '' NOT NULL,
	"channel_id" uuid,
	"capacity" integer,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "planned_events_once" UNIQUE("creator_id","client_id"),
	CONSTRAINT "planned_events_one_host" CHECK (num_nonnulls(group_id, pod_id, team_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_date" FOREIGN KEY ("event_id","day") REFERENCES "public"."event_dates"("event_id","day") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "event_dates" ADD CONSTRAINT "event_dates_event_id_planned_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."planned_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reminders" ADD CONSTRAINT "event_reminders_event_id_planned_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."planned_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reminders" ADD CONSTRAINT "event_reminders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_events" ADD CONSTRAINT "planned_events_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_events" ADD CONSTRAINT "planned_events_pod_id_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."pods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_events" ADD CONSTRAINT "planned_events_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_events" ADD CONSTRAINT "planned_events_creator_id_members_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_events" ADD CONSTRAINT "planned_events_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_answers_member" ON "event_answers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "event_dates_start" ON "event_dates" USING btree ("starts_at","event_id");--> statement-breakpoint
CREATE INDEX "event_reminders_member" ON "event_reminders" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "event_reminders_age" ON "event_reminders" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "planned_events_host" ON "planned_events" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "planned_events_group" ON "planned_events" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "planned_events_pod" ON "planned_events" USING btree ("pod_id");--> statement-breakpoint
CREATE INDEX "planned_events_team" ON "planned_events" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "planned_events_channel" ON "planned_events" USING btree ("channel_id");