CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"password_hash" text,
	"admin_level" smallint DEFAULT 0 NOT NULL,
	"premium_until" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"banned_at" timestamp with time zone,
	"banned_until" timestamp with time zone,
	"ban_reason" text,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"invite_slug" text,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_email_unique" UNIQUE("email"),
	CONSTRAINT "members_level" CHECK ("members"."admin_level" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lo" uuid NOT NULL,
	"hi" uuid NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_pair" UNIQUE("lo","hi"),
	CONSTRAINT "conversations_order" CHECK ("conversations"."lo" < "conversations"."hi")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "messages_id_unique" UNIQUE("id"),
	CONSTRAINT "messages_client" UNIQUE("sender_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "participants" (
	"conversation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "participants_member_id_conversation_id_pk" PRIMARY KEY("member_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "deck_cards" (
	"place" integer PRIMARY KEY DEFAULT deck_place(nextval('deck_places')) NOT NULL,
	"member" uuid NOT NULL,
	"language" smallint NOT NULL,
	"listed" boolean NOT NULL,
	"active" boolean NOT NULL,
	"features" bigint NOT NULL,
	"pop" real DEFAULT 0 NOT NULL,
	"pop_h" real DEFAULT 0 NOT NULL,
	"pick" real DEFAULT 0 NOT NULL,
	"pick_h" real DEFAULT 0 NOT NULL,
	"sessions" real DEFAULT 0 NOT NULL,
	"visited" timestamp with time zone DEFAULT now() NOT NULL,
	"joined" timestamp with time zone DEFAULT now() NOT NULL,
	"resp" real DEFAULT 0.3 NOT NULL,
	"inbox" integer DEFAULT 0 NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"taste" "bytea" DEFAULT decode(repeat('00', 25), 'hex') NOT NULL,
	CONSTRAINT "deck_cards_member_unique" UNIQUE("member")
);
--> statement-breakpoint
CREATE TABLE "like_inbox" (
	"target" integer NOT NULL,
	"swiper" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "like_inbox_target_swiper_pk" PRIMARY KEY("target","swiper")
);
--> statement-breakpoint
CREATE TABLE "match_model" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"w" double precision[] NOT NULL,
	"g2" double precision[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_model_one" CHECK ("match_model"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "match_taste" (
	"place" integer PRIMARY KEY NOT NULL,
	"w" real[] NOT NULL,
	"h" real[] NOT NULL,
	"last_target" integer,
	"last_liked" boolean,
	"last_previous" timestamp with time zone,
	"last_steps" real[],
	"deals_on" date,
	"deals" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lo" uuid NOT NULL,
	"hi" uuid NOT NULL,
	"conversation" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "matches_pair" UNIQUE("lo","hi"),
	CONSTRAINT "matches_order" CHECK ("matches"."lo" < "matches"."hi")
);
--> statement-breakpoint
CREATE TABLE "matching_profiles" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"picture" text,
	"paused" boolean DEFAULT false NOT NULL,
	"skills_sought" text[] DEFAULT '{}' NOT NULL,
	"skills_must" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "swipes" (
	"swiper" integer NOT NULL,
	"target" integer NOT NULL,
	"liked" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "swipes_swiper_target_pk" PRIMARY KEY("swiper","target")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker" uuid NOT NULL,
	"blocked" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_other" CHECK ("blocks"."blocker" <> "blocks"."blocked")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"username" text,
	"username_key" text,
	"age" smallint,
	"language" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"business_idea" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"avatar" text,
	"business_models" text[] DEFAULT '{}' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"goals" text[] DEFAULT '{}' NOT NULL,
	"jobs" boolean,
	"newsletter" boolean,
	"newsletter_confirmed_at" timestamp with time zone,
	"onboarding_step" smallint DEFAULT 0,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_username_key" UNIQUE("username_key"),
	CONSTRAINT "profiles_age" CHECK ("profiles"."age" between 13 and 120),
	CONSTRAINT "profiles_username_length" CHECK (char_length("profiles"."username") <= 40)
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" bigserial NOT NULL,
	"topic" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "events_xid_id_pk" PRIMARY KEY("xid","id")
);
--> statement-breakpoint
CREATE TABLE "stream_state" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"epoch" text NOT NULL,
	"pruned_xid" "xid8" DEFAULT '0' NOT NULL,
	"pruned_id" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_tickets" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"member_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_lo_members_id_fk" FOREIGN KEY ("lo") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_hi_members_id_fk" FOREIGN KEY ("hi") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_other_id_members_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_cards" ADD CONSTRAINT "deck_cards_member_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "like_inbox" ADD CONSTRAINT "like_inbox_target_deck_cards_place_fk" FOREIGN KEY ("target") REFERENCES "public"."deck_cards"("place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "like_inbox" ADD CONSTRAINT "like_inbox_swiper_deck_cards_place_fk" FOREIGN KEY ("swiper") REFERENCES "public"."deck_cards"("place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_taste" ADD CONSTRAINT "match_taste_place_deck_cards_place_fk" FOREIGN KEY ("place") REFERENCES "public"."deck_cards"("place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_lo_members_id_fk" FOREIGN KEY ("lo") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_hi_members_id_fk" FOREIGN KEY ("hi") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_profiles" ADD CONSTRAINT "matching_profiles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_swiper_deck_cards_place_fk" FOREIGN KEY ("swiper") REFERENCES "public"."deck_cards"("place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_target_deck_cards_place_fk" FOREIGN KEY ("target") REFERENCES "public"."deck_cards"("place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_members_id_fk" FOREIGN KEY ("blocker") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_members_id_fk" FOREIGN KEY ("blocked") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_tokens_member" ON "mail_tokens" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "conversations_hi" ON "conversations" USING btree ("hi");--> statement-breakpoint
CREATE INDEX "participants_conversation" ON "participants" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "deck_walk" ON "deck_cards" USING btree ("language","active","place");--> statement-breakpoint
CREATE INDEX "like_inbox_sent" ON "like_inbox" USING btree ("swiper");--> statement-breakpoint
CREATE INDEX "like_inbox_newest" ON "like_inbox" USING btree ("target","at");--> statement-breakpoint
CREATE INDEX "matches_hi" ON "matches" USING btree ("hi");--> statement-breakpoint
CREATE INDEX "blocks_blocker" ON "blocks" USING btree ("blocker","blocked");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked","blocker");--> statement-breakpoint
CREATE INDEX "profiles_language" ON "profiles" USING btree ("language");--> statement-breakpoint
CREATE INDEX "spent_challenges_expiry" ON "spent_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "events_topic_order" ON "events" USING btree ("topic","xid","id");--> statement-breakpoint
CREATE INDEX "events_expiry" ON "events" USING btree ("expires_at") WHERE "events"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "stream_tickets_expiry" ON "stream_tickets" USING btree ("expires_at");