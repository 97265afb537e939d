CREATE TABLE "analytics_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_consents" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"choice" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_errors" (
	"day" date NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"source" text NOT NULL,
	"line" integer,
	"stack" text NOT NULL,
	"path" text NOT NULL,
	"browser" text NOT NULL,
	"n" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "analytics_errors_day_id_pk" PRIMARY KEY("day","id")
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"session" uuid NOT NULL,
	"view" uuid,
	"kind" smallint NOT NULL,
	"guest" boolean NOT NULL,
	"path" integer NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"action" text NOT NULL,
	"label" text NOT NULL,
	"element_text" text NOT NULL,
	"x" real,
	"y" real,
	"value" double precision,
	"data" jsonb
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "analytics_heat" (
	"path" integer NOT NULL,
	"device" text NOT NULL,
	"type" text NOT NULL,
	"day" date NOT NULL,
	"col" smallint NOT NULL,
	"row" smallint NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "analytics_heat_path_device_type_day_col_row_pk" PRIMARY KEY("path","device","type","day","col","row")
);
--> statement-breakpoint
CREATE TABLE "analytics_hours" (
	"hour" timestamp with time zone NOT NULL,
	"guest" boolean NOT NULL,
	"sessions" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"counted" integer DEFAULT 0 NOT NULL,
	"events" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"converted" integer DEFAULT 0 NOT NULL,
	"finished" integer DEFAULT 0 NOT NULL,
	"seconds" double precision DEFAULT 0 NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "analytics_hours_hour_guest_pk" PRIMARY KEY("hour","guest")
);
--> statement-breakpoint
CREATE TABLE "analytics_latencies" (
	"day" date NOT NULL,
	"bound" integer NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "analytics_latencies_day_bound_pk" PRIMARY KEY("day","bound")
);
--> statement-breakpoint
CREATE TABLE "analytics_live" (
	"id" uuid PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"path" integer,
	"title" text DEFAULT '' NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"events" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_member_days" (
	"day" date NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "analytics_member_days_day_member_id_pk" PRIMARY KEY("day","member_id")
);
--> statement-breakpoint
CREATE TABLE "analytics_outlines" (
	"path" integer NOT NULL,
	"device" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"boxes" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "analytics_outlines_path_device_pk" PRIMARY KEY("path","device")
);
--> statement-breakpoint
CREATE TABLE "analytics_paths" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_paths_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	CONSTRAINT "analytics_paths_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "analytics_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"user_type" text NOT NULL,
	"time_range" text NOT NULL,
	"weekly" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"visitor" "bytea" NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"pages" integer DEFAULT 0 NOT NULL,
	"events" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"converted" boolean DEFAULT false NOT NULL,
	"finished" boolean DEFAULT false NOT NULL,
	"entry_path" integer NOT NULL,
	"entry_title" text NOT NULL,
	"exit_path" integer NOT NULL,
	"referrer_host" text,
	"utm" jsonb,
	"device" text,
	"browser" text NOT NULL,
	"os" text NOT NULL,
	"language" text,
	"screen" text,
	"country" text,
	"address" text,
	"consent" text NOT NULL,
	CONSTRAINT "analytics_sessions_address" CHECK ("analytics_sessions"."address" is null or "analytics_sessions"."address" ~ '(\.0|::)$')
);
--> statement-breakpoint
CREATE TABLE "analytics_steps" (
	"session" uuid NOT NULL,
	"funnel" text NOT NULL,
	"guest" boolean NOT NULL,
	"step" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "analytics_steps_session_funnel_step_pk" PRIMARY KEY("session","funnel","step")
);
--> statement-breakpoint
CREATE TABLE "analytics_sums" (
	"unit" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"guest" boolean NOT NULL,
	"name" text NOT NULL,
	"n" integer NOT NULL,
	"counted" integer DEFAULT 0 NOT NULL,
	"seconds" double precision DEFAULT 0 NOT NULL,
	"depth" double precision DEFAULT 0 NOT NULL,
	"measured" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "analytics_sums_unit_kind_at_guest_name_pk" PRIMARY KEY("unit","kind","at","guest","name"),
	CONSTRAINT "analytics_sums_unit" CHECK ("analytics_sums"."unit" in ('hour', 'day'))
);
--> statement-breakpoint
CREATE TABLE "analytics_views" (
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"session" uuid NOT NULL,
	"guest" boolean NOT NULL,
	"path" integer NOT NULL,
	"title" text NOT NULL,
	"seconds" real,
	"depth" real,
	"scrolls" integer,
	"load_ms" real
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "analytics_visitor_days" (
	"day" date NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "analytics_visitor_days_day_visitor_pk" PRIMARY KEY("day","visitor")
);
--> statement-breakpoint
CREATE TABLE "analytics_weeks" (
	"week" date PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_consents" ADD CONSTRAINT "analytics_consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_reports" ADD CONSTRAINT "analytics_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_events_session" ON "analytics_events" USING btree ("session","at");--> statement-breakpoint
CREATE INDEX "analytics_events_at" ON "analytics_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "analytics_member_days_member" ON "analytics_member_days" USING btree ("member_id","day");--> statement-breakpoint
CREATE INDEX "analytics_reports_member" ON "analytics_reports" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "analytics_reports_weekly" ON "analytics_reports" USING btree ("id") WHERE "analytics_reports"."weekly";--> statement-breakpoint
CREATE INDEX "analytics_sessions_started" ON "analytics_sessions" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "analytics_sessions_member" ON "analytics_sessions" USING btree ("member_id","started_at") WHERE "analytics_sessions"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "analytics_sessions_visitor" ON "analytics_sessions" USING btree ("visitor","started_at");--> statement-breakpoint
CREATE INDEX "analytics_steps_day" ON "analytics_steps" USING btree ("day");--> statement-breakpoint
CREATE INDEX "analytics_views_session" ON "analytics_views" USING btree ("session","at");--> statement-breakpoint
CREATE INDEX "analytics_views_id" ON "analytics_views" USING btree ("id");
--> statement-breakpoint
-- What tables.ts cannot say. A day without a partition of its own (a clock that jumps) loses nothing: it moves later.
CREATE TABLE "analytics_events_other" PARTITION OF "analytics_events" DEFAULT;
--> statement-breakpoint
CREATE TABLE "analytics_views_other" PARTITION OF "analytics_views" DEFAULT;
--> statement-breakpoint
ALTER TABLE "analytics_live" SET UNLOGGED;
--> statement-breakpoint
-- Rows that change all the time stay on their page.
ALTER TABLE "analytics_live" SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "analytics_hours" SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "analytics_sums" SET (fillfactor = 70);
