-- The first migration: the whole schema. Tables, keys and indexes are what drizzle-kit makes of every tables.ts; what
-- tables.ts cannot say comes before them (what they need) and after them.

-- A trusted extension: the owner of the database may create it.
create extension if not exists pg_trgm;
--> statement-breakpoint
-- The random order of deck cards: scrambles a running number into a unique 31-bit number (a bijection: it never collides).
create sequence deck_places as bigint;
--> statement-breakpoint
create function deck_place(n bigint) returns int language sql immutable parallel safe as $$
  select ((x # (x >> 15)) * 1597334677 % 2147483648)::int from (select n * 1640531527 % 2147483648 as x) as scrambled
$$;
--> statement-breakpoint
-- Generated columns and indexes are made of these; their sources are database/functions.
-- A text as every search compares it: `fold` of the contract (search/fold.ts) says what that is, letter by letter.
-- What is stored by it (indexes and columns of posts, jobs, messages, groups and members, keys of names) is written again where
-- it changes. Each step asks first whether it is needed: most texts need few of them.
create or replace function search_fold(said text) returns text language plpgsql immutable parallel safe as $$
declare
  ignored constant text := '[\u00ad\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08ca-\u08e1\u08e3-\u08ff\u093c\u115f\u1160\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]+';
  folded text := lower(said);
begin
  if folded ~ '^[!-~]*( [!-~]+)*$' then
    return folded;
  end if;
  folded := regexp_replace(replace(folded, U&'\0438\0306', 'й'), ignored, '', 'g');
  folded := replace(lower(normalize(folded, NFKD)), U&'\0438\0306', 'й');
  folded := regexp_replace(folded, ignored, '', 'g');
  if folded ~ '[ıςøđðłħŧىٱیکہة‘’ʼ‛“”„‟‐‒–—―٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९ßæœþ]' then
    folded := translate(folded, 'ıςøđðłħŧىٱیکہة‘’ʼ‛“”„‟‐‒–—―٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९',
      'iσoddlhtيايكهه''''''''""""-----012345678901234567890123456789');
    folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  end if;
  if folded ~ '[\t-\r\u0085\u1680\u2028\u2029]|  ' then
    folded := regexp_replace(folded, '[\t-\r \u0085\u1680\u2028\u2029]+', ' ', 'g');
  end if;
  -- What is left of European letters is composed already.
  if folded ~ '[^\u0001-\u058f\u2010-\u2027]' then
    folded := normalize(folded, NFC);
  end if;
  return folded;
end $$;
--> statement-breakpoint
-- The words of a text, folded, a space before and behind each; what Chinese, Japanese and Thai write without a break is one word.
-- `wordsOf` of the contract (search/words.ts) finds the same.
create or replace function search_text(said text) returns text language plpgsql immutable parallel safe as $$
declare
  words text := ' ' || public.search_fold(said) || ' ';
begin
  if words ~ '[\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ebd\u0ec0-\u0ece\u1000-\u103f\u1780-\u17d3\u3005-\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]' then
    words := regexp_replace(words, '[\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ebd\u0ec0-\u0ece\u1000-\u103f\u1780-\u17d3\u3005-\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+', ' \& ', 'g');
  end if;
  return regexp_replace(words, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u060d\u061b\u061d-\u061f\u066a-\u066d\u06d4\u0964\u0965\u0970\u0e3f\u0e4f\u0e5a\u0e5b\u104a-\u104f\u17d4-\u17da\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u3040\u30a0\u30fb\ufe10-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff]+', ' ', 'g');
end $$;
--> statement-breakpoint
-- What a text is found by: its words, and of scripts without spaces each letter with the one behind it; the first and the last
-- letter of a run are there alone as well. Endless words are cut.
create or replace function search_words(said text) returns tsvector language plpgsql immutable parallel safe as $$
declare
  words text := public.search_text(said);
begin
  if words ~ '[\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ebd\u0ec0-\u0ece\u1000-\u103f\u1780-\u17d3\u3005-\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]' then
    words := regexp_replace(words, '[\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ebd\u0ec0-\u0ece\u1000-\u103f\u1780-\u17d3\u3005-\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]', '\& \&', 'g');
  end if;
  if words ~ '[^ ]{101}' then
    words := regexp_replace(words, '([^ ]{100})[^ ]+', '\1', 'g');
  end if;
  return array_to_tsvector(string_to_array(btrim(words), ' '));
end $$;
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"banned_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decision" text,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "appeals_once" UNIQUE("member_id","banned_at")
);
--> statement-breakpoint
CREATE TABLE "backup_codes" (
	"member_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "backup_codes_member_id_hash_pk" PRIMARY KEY("member_id","hash")
);
--> statement-breakpoint
CREATE TABLE "factor_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code_hash" text,
	"code_until" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"stop_hash" "bytea",
	"ready_at" timestamp with time zone,
	"known_device" boolean NOT NULL,
	"closed_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"member_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_member_id_hash_pk" PRIMARY KEY("member_id","hash")
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"password_hash" text,
	"admin_level" smallint DEFAULT 0 NOT NULL,
	"premium_until" timestamp with time zone,
	"test_until" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"banned_at" timestamp with time zone,
	"banned_until" timestamp with time zone,
	"ban_reason" text,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"invite_slug" text,
	"password_changed_at" timestamp with time zone,
	"guesses_told_at" timestamp with time zone,
	"manual_status" text,
	"manual_status_permanent" boolean DEFAULT false NOT NULL,
	"deletion_due_at" timestamp with time zone,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_email_unique" UNIQUE("email"),
	CONSTRAINT "members_level" CHECK ("members"."admin_level" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"member_id" uuid,
	"actor_id" uuid,
	"detail" jsonb NOT NULL
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
	"confirmed_at" timestamp with time zone,
	"barred_at" timestamp with time zone,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"failures" integer NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"known_device" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"enabled_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_signatures" (
	"version_id" uuid NOT NULL,
	"side" text NOT NULL,
	"member_id" uuid,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreement_signatures_version_id_side_pk" PRIMARY KEY("version_id","side")
);
--> statement-breakpoint
CREATE TABLE "agreement_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agreement_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"a_id" uuid,
	"b_id" uuid,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"fields" jsonb NOT NULL,
	"template" integer NOT NULL,
	"paper" jsonb NOT NULL,
	"hash" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_how" text,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "agreement_versions_number" UNIQUE("agreement_id","number"),
	CONSTRAINT "agreement_versions_closed" CHECK (("agreement_versions"."closed_at" is null) = ("agreement_versions"."closed_how" is null))
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"fields" jsonb NOT NULL,
	"text_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_allowances" (
	"member_id" uuid NOT NULL,
	"month" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_allowances_member_id_month_pk" PRIMARY KEY("member_id","month"),
	CONSTRAINT "ai_allowances_used" CHECK ("ai_allowances"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ai_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"assistant" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"suggestions" jsonb,
	"state" text NOT NULL,
	"fallback" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_messages_order" UNIQUE("conversation_id","nth"),
	CONSTRAINT "ai_messages_role" CHECK ("ai_messages"."role" in ('user', 'assistant'))
);
--> statement-breakpoint
CREATE TABLE "ai_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"month" text NOT NULL,
	"conversation_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_reservations_conversation" UNIQUE("conversation_id")
);
--> statement-breakpoint
CREATE TABLE "ai_translations" (
	"member_id" uuid NOT NULL,
	"day" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "ai_translations_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
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
CREATE TABLE "announcement_dismissals" (
	"announcement_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcement_dismissals_announcement_id_member_id_pk" PRIMARY KEY("announcement_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"dismissible" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"texts" jsonb NOT NULL,
	"link" text,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_times" CHECK ("announcements"."ends_at" is null or "announcements"."ends_at" > "announcements"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "billing_counters" (
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "billing_counters_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"member_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "billing_customers_member_id_livemode_pk" PRIMARY KEY("member_id","livemode"),
	CONSTRAINT "billing_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_declarations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid,
	"payment" text,
	"sealed" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "billing_declarations_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "billing_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"ledger_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"payment" text NOT NULL,
	"order_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"livemode" boolean NOT NULL,
	"period_from" timestamp with time zone NOT NULL,
	"period_to" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"recipient" jsonb,
	CONSTRAINT "billing_documents_number_unique" UNIQUE("number"),
	CONSTRAINT "billing_documents_ledger_id_unique" UNIQUE("ledger_id")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "billing_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"payment" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"plan" text NOT NULL,
	"order_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"card_country" text,
	"country" text,
	"card_fingerprint" text,
	"at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_ledger_source" UNIQUE("source","kind"),
	CONSTRAINT "billing_ledger_sign" CHECK (("billing_ledger"."kind" = 'paid' and "billing_ledger"."cents" > 0) or ("billing_ledger"."kind" = 'refunded' and "billing_ledger"."cents" < 0)
        or ("billing_ledger"."kind" not in ('paid', 'refunded') and "billing_ledger"."cents" = 0))
);
--> statement-breakpoint
CREATE TABLE "billing_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"member_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"cents" integer NOT NULL,
	"start_at_once" boolean NOT NULL,
	"terms_version" text NOT NULL,
	"language" text NOT NULL,
	"livemode" boolean NOT NULL,
	"session_id" text,
	"url" text,
	"recipient" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "billing_orders_once" UNIQUE("member_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "billing_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"why" text NOT NULL,
	"payment" text,
	"member_id" uuid,
	"found" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "billing_reviews_once" UNIQUE("kind","about")
);
--> statement-breakpoint
CREATE TABLE "billing_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"active" boolean NOT NULL,
	"renews" boolean NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"order_id" uuid NOT NULL,
	"ends_at" timestamp with time zone,
	"ending_sent" boolean DEFAULT false NOT NULL,
	"remainder_done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expiry_notices" (
	"member_id" uuid NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"days" smallint NOT NULL,
	CONSTRAINT "expiry_notices_member_id_ends_at_days_pk" PRIMARY KEY("member_id","ends_at","days")
);
--> statement-breakpoint
CREATE TABLE "test_versions" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"family" text NOT NULL,
	"language" text NOT NULL,
	"chapters" jsonb NOT NULL,
	"numbers" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"caller_id" uuid NOT NULL,
	"callee_id" uuid NOT NULL,
	"state" text DEFAULT 'ringing' NOT NULL,
	"caller_session" uuid NOT NULL,
	"callee_session" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"conversation_id" uuid NOT NULL,
	"seq" integer,
	"withheld" boolean DEFAULT false NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"file" text NOT NULL,
	"preview" text,
	"width" smallint,
	"height" smallint,
	"seconds" real,
	"waveform" smallint[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scrubbed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_folder_items" (
	"folder_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	CONSTRAINT "chat_folder_items_folder_id_conversation_id_pk" PRIMARY KEY("folder_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "chat_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"note" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"ignored" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"wording" text,
	"by_itself" boolean DEFAULT false NOT NULL,
	"signs" text[],
	"chat_id" uuid,
	CONSTRAINT "chat_requests_other" CHECK ("chat_requests"."from_id" <> "chat_requests"."to_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lo" uuid,
	"hi" uuid,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"slow_seconds" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_pair" UNIQUE("lo","hi"),
	CONSTRAINT "conversations_order" CHECK ("conversations"."lo" < "conversations"."hi"),
	CONSTRAINT "conversations_pair_or_channel" CHECK (("conversations"."lo" is null) = ("conversations"."hi" is null))
);
--> statement-breakpoint
CREATE TABLE "inbox_settings" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"who" text DEFAULT 'everybody' NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"paused_until" timestamp with time zone,
	"weekly_cap" smallint,
	"wording" text,
	"answer_days" smallint,
	CONSTRAINT "inbox_settings_cap" CHECK ("inbox_settings"."weekly_cap" between 1 and 100),
	CONSTRAINT "inbox_settings_days" CHECK ("inbox_settings"."answer_days" between 3 and 60)
);
--> statement-breakpoint
CREATE TABLE "link_cards" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"card" jsonb,
	"image" text,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"deleted_at" timestamp with time zone,
	"withheld" jsonb,
	"reply_to" integer,
	"thread_of" integer,
	"thread_count" integer DEFAULT 0 NOT NULL,
	"thread_last_at" timestamp with time zone,
	"pinned_at" timestamp with time zone,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"mentions_all" boolean DEFAULT false NOT NULL,
	"link" jsonb,
	"call" jsonb,
	"filed" boolean DEFAULT false NOT NULL,
	"reacted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "messages_id_unique" UNIQUE("id"),
	CONSTRAINT "messages_client" UNIQUE("sender_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "participants" (
	"conversation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"other_id" uuid,
	"moderates" boolean DEFAULT false NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"mentions" integer DEFAULT 0 NOT NULL,
	"wrote_at" timestamp with time zone,
	"pinned_at" timestamp with time zone,
	"muted" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	CONSTRAINT "participants_member_id_conversation_id_pk" PRIMARY KEY("member_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "reactions" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"emoji" text NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "reactions_conversation_id_seq_emoji_member_id_pk" PRIMARY KEY("conversation_id","seq","emoji","member_id")
);
--> statement-breakpoint
CREATE TABLE "storage_use" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"member_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "contact_messages_settled_state" CHECK (("contact_messages"."state" = 'open') = ("contact_messages"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "document_assets" (
	"document_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_assets_document_id_id_pk" PRIMARY KEY("document_id","id")
);
--> statement-breakpoint
CREATE TABLE "document_epochs" (
	"document_id" uuid NOT NULL,
	"epoch" integer NOT NULL,
	"key_sealed" "bytea",
	"key_master" text,
	"key_key" "bytea",
	"previous_sealed" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_epochs_document_id_epoch_pk" PRIMARY KEY("document_id","epoch")
);
--> statement-breakpoint
CREATE TABLE "document_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"public_key" "bytea",
	"sealed_key" "bytea",
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	CONSTRAINT "document_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "document_parts" (
	"document_id" uuid NOT NULL,
	"n" bigint NOT NULL,
	"epoch" integer NOT NULL,
	"purpose" text NOT NULL,
	"author_id" uuid,
	"session" "bytea" NOT NULL,
	"seq" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_parts_document_id_n_pk" PRIMARY KEY("document_id","n"),
	CONSTRAINT "document_parts_sent" UNIQUE("document_id","session","seq","author_id"),
	CONSTRAINT "document_parts_session" CHECK (octet_length("document_parts"."session") = 16)
);
--> statement-breakpoint
CREATE TABLE "document_people" (
	"document_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"role" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"log_bytes" bigint DEFAULT 0 NOT NULL,
	"minute_at" timestamp with time zone DEFAULT now() NOT NULL,
	"minute_bytes" integer DEFAULT 0 NOT NULL,
	"minute_entries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "document_people_document_id_member_id_pk" PRIMARY KEY("document_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "document_snapshots" (
	"document_id" uuid NOT NULL,
	"covers" bigint NOT NULL,
	"epoch" integer NOT NULL,
	"session" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"comments" "bytea",
	"author_id" uuid,
	"name_sealed" "bytea",
	"name_master" text,
	"name_key" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_snapshots_document_id_covers_pk" PRIMARY KEY("document_id","covers")
);
--> statement-breakpoint
CREATE TABLE "document_tickets" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"member_id" uuid,
	"session_id" text,
	"link_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_tickets_whose" CHECK (("document_tickets"."member_id" is null) <> ("document_tickets"."link_id" is null))
);
--> statement-breakpoint
CREATE TABLE "document_wraps" (
	"document_id" uuid NOT NULL,
	"member_id" uuid,
	"link_id" uuid,
	"epoch" integer NOT NULL,
	"to_key" "bytea" NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_wraps_member" UNIQUE("document_id","member_id"),
	CONSTRAINT "document_wraps_link" UNIQUE("document_id","link_id"),
	CONSTRAINT "document_wraps_whose" CHECK (("document_wraps"."member_id" is null) <> ("document_wraps"."link_id" is null)),
	CONSTRAINT "document_wraps_size" CHECK (octet_length("document_wraps"."wrapped") = 80 and octet_length("document_wraps"."to_key") = 32)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"custody" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"title_sealed" "bytea",
	"title_master" text,
	"title_key" "bytea",
	"own_title" "bytea",
	"format" smallint DEFAULT 1 NOT NULL,
	"epoch" integer DEFAULT 1 NOT NULL,
	"rotation_due" boolean DEFAULT false NOT NULL,
	"n" bigint DEFAULT 0 NOT NULL,
	"covers" bigint DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"content_bytes" bigint DEFAULT 0 NOT NULL,
	"comments_bytes" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"assets_bytes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"trashed_at" timestamp with time zone,
	CONSTRAINT "documents_title" CHECK (("documents"."title_sealed" is null) <> ("documents"."own_title" is null))
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channels_name" UNIQUE("group_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "group_bans" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_bans_group_id_member_id_pk" PRIMARY KEY("group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "group_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"code" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"revoked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "group_invites_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text,
	"name_looks" text,
	"description" text DEFAULT '' NOT NULL,
	"signs" text[],
	"avatar" text,
	"type" text NOT NULL,
	"niches" text[] DEFAULT '{}' NOT NULL,
	"questions" text[] DEFAULT '{}' NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "groups_name_key" UNIQUE("name_key"),
	CONSTRAINT "groups_name_looks" UNIQUE("name_looks")
);
--> statement-breakpoint
CREATE TABLE "group_member_invites" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"inviter_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	"declined_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "group_member_invites_group_id_member_id_pk" PRIMARY KEY("group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_group_id_member_id_pk" PRIMARY KEY("group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "identity_passkeys" (
	"passkey_id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"salt" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_identities" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"agree" "bytea" NOT NULL,
	"sign" "bytea" NOT NULL,
	"passphrase_sealed" "bytea" NOT NULL,
	"passphrase_salt" "bytea" NOT NULL,
	"memory" integer NOT NULL,
	"passes" integer NOT NULL,
	"lanes" integer NOT NULL,
	"recovery_sealed" "bytea" NOT NULL,
	"recovery_salt" "bytea" NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"passphrase_at" timestamp with time zone DEFAULT now() NOT NULL,
	"recovery_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_identities_keys" CHECK (octet_length("member_identities"."agree") = 32 and octet_length("member_identities"."sign") = 32)
);
--> statement-breakpoint
CREATE TABLE "held_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invitee_id" uuid NOT NULL,
	"inviter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"released" boolean,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "held_invites_invitee_id_unique" UNIQUE("invitee_id")
);
--> statement-breakpoint
CREATE TABLE "invite_earnings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"invitee_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"of" uuid,
	"payment" text NOT NULL,
	"cents" integer NOT NULL,
	"usd_cents" integer NOT NULL,
	"rate" integer NOT NULL,
	"rate_date" text NOT NULL,
	"livemode" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"payable_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invite_earnings_of_unique" UNIQUE("of"),
	CONSTRAINT "invite_earnings_kind" CHECK ("invite_earnings"."cents" > 0 and (("invite_earnings"."kind" = 'earned' and "of" is null) or ("invite_earnings"."kind" = 'reversed' and "of" is not null)))
);
--> statement-breakpoint
CREATE TABLE "member_invites" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_invites_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "invite_redemptions" (
	"invitee_id" uuid PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text,
	"device" "bytea"
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"state" text NOT NULL,
	"livemode" boolean NOT NULL,
	"sealed" text NOT NULL,
	"iban_end" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"paid_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "payouts_cents" CHECK ("payouts"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "job_application_steps" (
	"application_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "job_application_steps_application_id_at_status_pk" PRIMARY KEY("application_id","at","status")
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"content" text NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"free" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_applications_once" UNIQUE("applicant_id","job_id"),
	CONSTRAINT "job_applications_client" UNIQUE("applicant_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "job_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (search_words(title || ' ' || content)) STORED NOT NULL,
	"business_models" text[] DEFAULT '{}' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"country" text NOT NULL,
	"job_type" text,
	"salary" text DEFAULT '' NOT NULL,
	"signs" text[] DEFAULT '{}' NOT NULL,
	"applications_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"state" text DEFAULT 'open' NOT NULL,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "job_posts_once" UNIQUE("author_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "job_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"search" text NOT NULL,
	"business_models" text[] NOT NULL,
	"skills" text[] NOT NULL,
	"job_type" text,
	"country" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"scarcity" real DEFAULT 0 NOT NULL,
	"taste" "bytea" DEFAULT decode(repeat('00', 25), 'hex') NOT NULL,
	"words" "bytea" DEFAULT decode(repeat('00', 50), 'hex') NOT NULL,
	"hours" bigint DEFAULT 0 NOT NULL,
	"weekly" smallint DEFAULT 0 NOT NULL,
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
	"deals" integer DEFAULT 0 NOT NULL,
	"reset_at" timestamp with time zone,
	"less" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_topics" (
	"language" smallint PRIMARY KEY NOT NULL,
	"number" smallint NOT NULL,
	"texts" integer NOT NULL,
	"learned" "bytea" NOT NULL,
	"before" "bytea",
	"learned_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_topics_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lo" uuid NOT NULL,
	"hi" uuid NOT NULL,
	"conversation" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"came" text,
	CONSTRAINT "matches_pair" UNIQUE("lo","hi"),
	CONSTRAINT "matches_order" CHECK ("matches"."lo" < "matches"."hi")
);
--> statement-breakpoint
CREATE TABLE "matching_profiles" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"picture" text,
	"paused" boolean DEFAULT false NOT NULL,
	"skills_sought" text[] DEFAULT '{}' NOT NULL,
	"skills_must" boolean DEFAULT false NOT NULL,
	"weekly_hours" text
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
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"kind" text,
	"subject_id" uuid,
	"case_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"chat_id" uuid,
	"post_id" uuid,
	"author_id" uuid,
	"excerpt" text NOT NULL,
	"signs" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"report_count" integer DEFAULT 0 NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"decision" text,
	"decision_reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"banned_until" timestamp with time zone,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"appeal_decision" text,
	"appeal_reason" text DEFAULT '' NOT NULL,
	"appeal_decided_at" timestamp with time zone,
	"appeal_decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_once" UNIQUE("case_id","reporter_id")
);
--> statement-breakpoint
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
CREATE TABLE "notification_preferences" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"types" jsonb NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"time_zone" text NOT NULL,
	"digest_day" text
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"type" text NOT NULL,
	"bundle" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"actor_id" uuid,
	"data" jsonb NOT NULL,
	"source" uuid,
	"in_app" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retold_texts" (
	"source" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"words" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "partnership_answers" (
	"conversation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "partnership_answers_conversation_id_member_id_question_pk" PRIMARY KEY("conversation_id","member_id","question")
);
--> statement-breakpoint
CREATE TABLE "partnership_parts" (
	"conversation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"part" text NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partnership_parts_conversation_id_member_id_part_pk" PRIMARY KEY("conversation_id","member_id","part")
);
--> statement-breakpoint
CREATE TABLE "partnership_points" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"question" text,
	"text" text NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "partnership_points_question" UNIQUE("conversation_id","question")
);
--> statement-breakpoint
CREATE TABLE "partnerships" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"skipped" text[] DEFAULT '{}' NOT NULL,
	"team_wanted" uuid[] DEFAULT '{}' NOT NULL,
	"aside_by" uuid,
	"aside_how" text,
	"aside_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "findable_members" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"models" text[] NOT NULL,
	"shuffle" double precision DEFAULT random() NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower" uuid NOT NULL,
	"followed" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_follower_followed_pk" PRIMARY KEY("follower","followed"),
	CONSTRAINT "follows_other" CHECK ("follows"."follower" <> "follows"."followed")
);
--> statement-breakpoint
CREATE TABLE "mutes" (
	"muter" uuid NOT NULL,
	"muted" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mutes_muter_muted_pk" PRIMARY KEY("muter","muted"),
	CONSTRAINT "mutes_other" CHECK ("mutes"."muter" <> "mutes"."muted")
);
--> statement-breakpoint
CREATE TABLE "pod_asks" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"hours" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"widened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pod_cheers" (
	"entry_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"cheer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pod_cheers_entry_id_member_id_pk" PRIMARY KEY("entry_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "pod_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pod_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"week" text NOT NULL,
	"goal" text,
	"goal_day" text,
	"outcome" text,
	"line" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "pod_entries_once" UNIQUE("pod_id","member_id","week")
);
--> statement-breakpoint
CREATE TABLE "pod_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pod_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pod_invitations_once" UNIQUE("pod_id","to_id")
);
--> statement-breakpoint
CREATE TABLE "pod_members" (
	"pod_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_week" text NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "pod_members_pod_id_member_id_pk" PRIMARY KEY("pod_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "pod_pauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"from_week" text NOT NULL,
	"until_week" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pod_reminders" (
	"member_id" uuid NOT NULL,
	"week" text NOT NULL,
	"part" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pod_reminders_member_id_week_part_pk" PRIMARY KEY("member_id","week","part")
);
--> statement-breakpoint
CREATE TABLE "pod_zones" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"origin_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"poll_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"answer" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "poll_votes_poll_id_member_id_pk" PRIMARY KEY("poll_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" uuid NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answers" text[] NOT NULL,
	"votes" integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closes_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "polls_once" UNIQUE("author_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "media_use" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"kilobytes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"signs" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "post_comments_once" UNIQUE("author_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_likes_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "post_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"post_id" uuid,
	"position" smallint DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"file" text NOT NULL,
	"preview" text,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"seconds" real,
	"alt" text DEFAULT '' NOT NULL,
	"scrubbed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_mentions" (
	"post_id" uuid NOT NULL,
	"comment_id" uuid,
	"member_id" uuid NOT NULL,
	CONSTRAINT "post_mentions_once" UNIQUE NULLS NOT DISTINCT("post_id","comment_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "post_models" (
	"model" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "post_models_model_created_at_post_id_pk" PRIMARY KEY("model","created_at","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_reposts" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_reposts_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "post_saves" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"collection_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_saves_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "post_shares" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "post_shares_post_id_member_id_kind_pk" PRIMARY KEY("post_id","member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "post_tags" (
	"tag" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "post_tags_tag_created_at_post_id_pk" PRIMARY KEY("tag","created_at","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_translations" (
	"post_id" uuid NOT NULL,
	"language" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "post_translations_post_id_language_pk" PRIMARY KEY("post_id","language")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"content" text NOT NULL,
	"language" text,
	"signs" text[],
	"tags" text[] DEFAULT '{}' NOT NULL,
	"actions" jsonb,
	"named" boolean DEFAULT false NOT NULL,
	"pictured" boolean DEFAULT false NOT NULL,
	"quotes" boolean DEFAULT false NOT NULL,
	"quote_id" uuid,
	"embeddable" boolean DEFAULT true NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"reposts" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "posts_once" UNIQUE("author_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker" uuid NOT NULL,
	"blocked" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_once" UNIQUE("blocker","blocked"),
	CONSTRAINT "blocks_other" CHECK ("blocks"."blocker" <> "blocks"."blocked")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"username" text,
	"username_key" text,
	"username_looks" text,
	"age" smallint,
	"language" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"business_idea" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"signs" text[],
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
	CONSTRAINT "profiles_username_looks" UNIQUE("username_looks"),
	CONSTRAINT "profiles_age" CHECK ("profiles"."age" between 13 and 120),
	CONSTRAINT "profiles_username_length" CHECK (char_length("profiles"."username") <= 40)
);
--> statement-breakpoint
CREATE TABLE "public_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"group_id" uuid,
	"job_id" uuid,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "public_pages_member" UNIQUE("member_id"),
	CONSTRAINT "public_pages_group" UNIQUE("group_id"),
	CONSTRAINT "public_pages_job" UNIQUE("job_id"),
	CONSTRAINT "public_pages_one" CHECK (num_nonnulls("public_pages"."member_id", "public_pages"."group_id", "public_pages"."job_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "quests" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"completed_steps" text[] DEFAULT '{}' NOT NULL,
	"completed_at" timestamp with time zone,
	"dismissed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "team_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"task_id" uuid,
	"member_id" uuid,
	"before" text,
	"now" text
);
--> statement-breakpoint
CREATE TABLE "team_invites" (
	"team_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"inviter_id" uuid,
	"role" text DEFAULT 'member' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"declined_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "team_invites_team_id_member_id_pk" PRIMARY KEY("team_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"team_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_members_team_id_member_id_pk" PRIMARY KEY("team_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "team_task_assignees" (
	"task_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	"completed_note" text,
	CONSTRAINT "team_task_assignees_task_id_member_id_pk" PRIMARY KEY("task_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "team_task_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_task_comments_client" UNIQUE("author_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "team_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"client_id" uuid,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"text_version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"due_on" date,
	"reminded_at" timestamp with time zone,
	"created_by" uuid,
	"worded_by" uuid,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "team_tasks_client" UNIQUE("team_id","client_id"),
	CONSTRAINT "team_tasks_closed_with" CHECK (("team_tasks"."closed_at" is not null) = ("team_tasks"."status" in ('done', 'cancelled')))
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"goal" text DEFAULT '' NOT NULL,
	"removed" jsonb,
	"origin_kind" text DEFAULT 'none' NOT NULL,
	"origin_id" uuid,
	"chat_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teams_chat" UNIQUE("chat_id"),
	CONSTRAINT "teams_origin_known" CHECK (("teams"."origin_id" is null) = ("teams"."origin_kind" in ('none', 'admin')))
);
--> statement-breakpoint
CREATE TABLE "trial_debriefs" (
	"trial_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"good" text NOT NULL,
	"hard" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trial_debriefs_trial_id_member_id_pk" PRIMARY KEY("trial_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "trial_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trial_id" uuid NOT NULL,
	"text" text NOT NULL,
	"position" smallint NOT NULL,
	"assignee_id" uuid,
	"done_by" uuid
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"proposer_id" uuid NOT NULL,
	"goal" text NOT NULL,
	"weeks" smallint NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "verification_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"verification_id" uuid NOT NULL,
	"side" text NOT NULL,
	"file" text NOT NULL,
	"master_id" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_images_once" UNIQUE("verification_id","side"),
	CONSTRAINT "verification_images_side" CHECK ("verification_images"."side" in ('front', 'back', 'selfie'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"status" text NOT NULL,
	"country" text NOT NULL,
	"sealed" "bytea",
	"master_id" text,
	"wrapped_key" "bytea",
	"instruction" text NOT NULL,
	"consent_version" text NOT NULL,
	"consent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text,
	"reason_text" text DEFAULT '' NOT NULL,
	"delete_after" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"end_told_at" timestamp with time zone,
	"taken_by" uuid,
	"taken_until" timestamp with time zone,
	CONSTRAINT "verifications_status" CHECK ("verifications"."status" in ('draft', 'in_review', 'approved', 'rejected', 'expired') and ("verifications"."status" = 'draft') = ("verifications"."submitted_at" is null)
        and ("verifications"."status" in ('draft', 'in_review')) = ("verifications"."decided_at" is null)),
	CONSTRAINT "verifications_country" CHECK ("verifications"."country" = 'DE')
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_work" (
	"queue" text NOT NULL,
	"id" bigserial NOT NULL,
	"pieces" text NOT NULL,
	CONSTRAINT "shared_work_queue_id_pk" PRIMARY KEY("queue","id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" bigserial NOT NULL,
	"topic" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"source" text,
	"next_kind" text,
	"next_data" text,
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
CREATE TABLE "local_payment_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_payment_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"nth" bigserial NOT NULL,
	"kind" text NOT NULL,
	"of" text,
	"object" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_beats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"working" boolean NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"memory_mb" integer NOT NULL,
	"lag_ms" real NOT NULL,
	"streams" integer NOT NULL,
	"waiting" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backup_codes" ADD CONSTRAINT "backup_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_signatures" ADD CONSTRAINT "agreement_signatures_version_id_agreement_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."agreement_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_signatures" ADD CONSTRAINT "agreement_signatures_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_a_id_members_id_fk" FOREIGN KEY ("a_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_b_id_members_id_fk" FOREIGN KEY ("b_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_allowances" ADD CONSTRAINT "ai_allowances_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_conversations" ADD CONSTRAINT "ai_conversations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_messages" ADD CONSTRAINT "ai_messages_conversation_id_ai_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."ai_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_reservations" ADD CONSTRAINT "ai_reservations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_reservations" ADD CONSTRAINT "ai_reservations_conversation_id_ai_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."ai_conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_translations" ADD CONSTRAINT "ai_translations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_consents" ADD CONSTRAINT "analytics_consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_reports" ADD CONSTRAINT "analytics_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expiry_notices" ADD CONSTRAINT "expiry_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_versions" ADD CONSTRAINT "test_versions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_plans" ADD CONSTRAINT "business_plans_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_caller_id_members_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_callee_id_members_id_fk" FOREIGN KEY ("callee_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_folder_items" ADD CONSTRAINT "chat_folder_items_folder_id_chat_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."chat_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_folder_items" ADD CONSTRAINT "chat_folder_items_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_folders" ADD CONSTRAINT "chat_folders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_from_id_members_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_to_id_members_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_chat_id_conversations_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_lo_members_id_fk" FOREIGN KEY ("lo") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_hi_members_id_fk" FOREIGN KEY ("hi") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_settings" ADD CONSTRAINT "inbox_settings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_other_id_members_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_conversation_id_seq_messages_conversation_id_seq_fk" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."messages"("conversation_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_use" ADD CONSTRAINT "storage_use_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_assets" ADD CONSTRAINT "document_assets_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_assets" ADD CONSTRAINT "document_assets_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_epochs" ADD CONSTRAINT "document_epochs_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_links" ADD CONSTRAINT "document_links_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_links" ADD CONSTRAINT "document_links_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_parts" ADD CONSTRAINT "document_parts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_parts" ADD CONSTRAINT "document_parts_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_people" ADD CONSTRAINT "document_people_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_people" ADD CONSTRAINT "document_people_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_snapshots" ADD CONSTRAINT "document_snapshots_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_snapshots" ADD CONSTRAINT "document_snapshots_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_tickets" ADD CONSTRAINT "document_tickets_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_tickets" ADD CONSTRAINT "document_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_tickets" ADD CONSTRAINT "document_tickets_link_id_document_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."document_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_wraps" ADD CONSTRAINT "document_wraps_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_wraps" ADD CONSTRAINT "document_wraps_link_id_document_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."document_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_wraps" ADD CONSTRAINT "document_wraps_person" FOREIGN KEY ("document_id","member_id") REFERENCES "public"."document_people"("document_id","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_decided_by_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_id_conversations_id_fk" FOREIGN KEY ("id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_bans" ADD CONSTRAINT "group_bans_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_bans" ADD CONSTRAINT "group_bans_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invites" ADD CONSTRAINT "group_invites_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invites" ADD CONSTRAINT "group_invites_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_member_invites" ADD CONSTRAINT "group_member_invites_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_member_invites" ADD CONSTRAINT "group_member_invites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_member_invites" ADD CONSTRAINT "group_member_invites_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_passkeys" ADD CONSTRAINT "identity_passkeys_passkey_id_passkeys_id_fk" FOREIGN KEY ("passkey_id") REFERENCES "public"."passkeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_passkeys" ADD CONSTRAINT "identity_passkeys_member_id_member_identities_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member_identities"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_invites" ADD CONSTRAINT "held_invites_invitee_id_members_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_invites" ADD CONSTRAINT "held_invites_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invites" ADD CONSTRAINT "member_invites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_redemptions" ADD CONSTRAINT "invite_redemptions_invitee_id_members_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_redemptions" ADD CONSTRAINT "invite_redemptions_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_steps" ADD CONSTRAINT "job_application_steps_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_job_posts_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_applicant_id_members_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_searches" ADD CONSTRAINT "job_searches_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_cards" ADD CONSTRAINT "deck_cards_member_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "like_inbox" ADD CONSTRAINT "like_inbox_target_deck_cards_place_fk" FOREIGN KEY ("target") REFERENCES "public"."deck_cards"("place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "like_inbox" ADD CONSTRAINT "like_inbox_swiper_deck_cards_place_fk" FOREIGN KEY ("swiper") REFERENCES "public"."deck_cards"("place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_taste" ADD CONSTRAINT "match_taste_place_deck_cards_place_fk" FOREIGN KEY ("place") REFERENCES "public"."deck_cards"("place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_lo_members_id_fk" FOREIGN KEY ("lo") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_hi_members_id_fk" FOREIGN KEY ("hi") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_profiles" ADD CONSTRAINT "matching_profiles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_swiper_deck_cards_place_fk" FOREIGN KEY ("swiper") REFERENCES "public"."deck_cards"("place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_target_deck_cards_place_fk" FOREIGN KEY ("target") REFERENCES "public"."deck_cards"("place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_decided_by_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_appeal_decided_by_members_id_fk" FOREIGN KEY ("appeal_decided_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_members_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_entries" ADD CONSTRAINT "notification_entries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_entries" ADD CONSTRAINT "notification_entries_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retold_texts" ADD CONSTRAINT "retold_texts_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_notices" ADD CONSTRAINT "withdrawn_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_notices" ADD CONSTRAINT "withdrawn_notices_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_answers" ADD CONSTRAINT "partnership_answers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_answers" ADD CONSTRAINT "partnership_answers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_parts" ADD CONSTRAINT "partnership_parts_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_parts" ADD CONSTRAINT "partnership_parts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_points" ADD CONSTRAINT "partnership_points_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_points" ADD CONSTRAINT "partnership_points_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "findable_members" ADD CONSTRAINT "findable_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_members_id_fk" FOREIGN KEY ("follower") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_members_id_fk" FOREIGN KEY ("followed") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muter_members_id_fk" FOREIGN KEY ("muter") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_members_id_fk" FOREIGN KEY ("muted") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_asks" ADD CONSTRAINT "pod_asks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_cheers" ADD CONSTRAINT "pod_cheers_entry_id_pod_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."pod_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_cheers" ADD CONSTRAINT "pod_cheers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_entries" ADD CONSTRAINT "pod_entries_pod_id_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."pods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_entries" ADD CONSTRAINT "pod_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_invitations" ADD CONSTRAINT "pod_invitations_pod_id_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."pods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_invitations" ADD CONSTRAINT "pod_invitations_from_id_members_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_invitations" ADD CONSTRAINT "pod_invitations_to_id_members_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_members" ADD CONSTRAINT "pod_members_pod_id_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."pods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_members" ADD CONSTRAINT "pod_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_pauses" ADD CONSTRAINT "pod_pauses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_reminders" ADD CONSTRAINT "pod_reminders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_zones" ADD CONSTRAINT "pod_zones_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_use" ADD CONSTRAINT "media_use_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_collections" ADD CONSTRAINT "post_collections_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_media" ADD CONSTRAINT "post_media_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_media" ADD CONSTRAINT "post_media_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mentions" ADD CONSTRAINT "post_mentions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mentions" ADD CONSTRAINT "post_mentions_comment_id_post_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."post_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mentions" ADD CONSTRAINT "post_mentions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_models" ADD CONSTRAINT "post_models_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reposts" ADD CONSTRAINT "post_reposts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reposts" ADD CONSTRAINT "post_reposts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_saves" ADD CONSTRAINT "post_saves_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_saves" ADD CONSTRAINT "post_saves_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_saves" ADD CONSTRAINT "post_saves_collection_id_post_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."post_collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_shares" ADD CONSTRAINT "post_shares_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_shares" ADD CONSTRAINT "post_shares_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_translations" ADD CONSTRAINT "post_translations_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_members_id_fk" FOREIGN KEY ("blocker") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_members_id_fk" FOREIGN KEY ("blocked") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_pages" ADD CONSTRAINT "public_pages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_pages" ADD CONSTRAINT "public_pages_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_pages" ADD CONSTRAINT "public_pages_job_id_job_posts_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quests" ADD CONSTRAINT "quests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_history" ADD CONSTRAINT "team_history_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_history" ADD CONSTRAINT "team_history_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_history" ADD CONSTRAINT "team_history_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_task_assignees" ADD CONSTRAINT "team_task_assignees_task_id_team_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."team_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_task_assignees" ADD CONSTRAINT "team_task_assignees_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_task_comments" ADD CONSTRAINT "team_task_comments_task_id_team_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."team_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_task_comments" ADD CONSTRAINT "team_task_comments_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_worded_by_members_id_fk" FOREIGN KEY ("worded_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_chat_id_conversations_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_debriefs" ADD CONSTRAINT "trial_debriefs_trial_id_trials_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."trials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_debriefs" ADD CONSTRAINT "trial_debriefs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_tasks" ADD CONSTRAINT "trial_tasks_trial_id_trials_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."trials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_proposer_id_members_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_images" ADD CONSTRAINT "verification_images_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "factor_resets_one_open" ON "factor_resets" USING btree ("member_id") WHERE "factor_resets"."state" in ('proving', 'waiting');--> statement-breakpoint
CREATE INDEX "factor_resets_member" ON "factor_resets" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE INDEX "factor_resets_waiting" ON "factor_resets" USING btree ("ready_at","id") WHERE "factor_resets"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "factor_resets_closed" ON "factor_resets" USING btree ("closed_at","id") WHERE "factor_resets"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "factor_resets_stop" ON "factor_resets" USING btree ("stop_hash") WHERE "factor_resets"."stop_hash" is not null;--> statement-breakpoint
CREATE INDEX "identities_member" ON "identities" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "mail_tokens_member" ON "mail_tokens" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "members_deletion" ON "members" USING btree ("deletion_due_at") WHERE "members"."deletion_due_at" is not null;--> statement-breakpoint
CREATE INDEX "members_hidden" ON "members" USING btree ("id") WHERE "members"."deletion_due_at" is not null or "members"."banned_at" is not null;--> statement-breakpoint
CREATE INDEX "members_email_beginnings" ON "members" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "members_staff" ON "members" USING btree ("id") WHERE "members"."admin_level" > 0;--> statement-breakpoint
CREATE INDEX "members_premium" ON "members" USING btree ("id") WHERE "members"."premium_until" is not null;--> statement-breakpoint
CREATE INDEX "passkey_challenges_member" ON "passkey_challenges" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "passkeys_member" ON "passkeys" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_member" ON "pending_sign_ins" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "security_events_member" ON "security_events" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "security_events_type" ON "security_events" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "security_events_age" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_account" ON "sign_in_attempts" USING btree ("account");--> statement-breakpoint
CREATE INDEX "sign_in_failures_account" ON "sign_in_failures" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_address" ON "sign_in_failures" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "agreement_signatures_member" ON "agreement_signatures" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "agreement_versions_a" ON "agreement_versions" USING btree ("a_id");--> statement-breakpoint
CREATE INDEX "agreement_versions_b" ON "agreement_versions" USING btree ("b_id");--> statement-breakpoint
CREATE INDEX "agreements_owner" ON "agreements" USING btree ("owner_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "ai_conversations_list" ON "ai_conversations" USING btree ("member_id","assistant","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_reservations_member" ON "ai_reservations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "ai_reservations_expiry" ON "ai_reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ai_translations_day" ON "ai_translations" USING btree ("day");--> statement-breakpoint
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
CREATE INDEX "analytics_views_id" ON "analytics_views" USING btree ("id");--> statement-breakpoint
CREATE INDEX "announcement_dismissals_member" ON "announcement_dismissals" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "announcements_order" ON "announcements" USING btree ("starts_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "announcements_alive" ON "announcements" USING btree ("starts_at") WHERE "announcements"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "billing_declarations_member" ON "billing_declarations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "billing_declarations_age" ON "billing_declarations" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "billing_documents_member" ON "billing_documents" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "billing_documents_payment" ON "billing_documents" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "billing_events_due" ON "billing_events" USING btree ("due_at") WHERE "billing_events"."done_at" is null;--> statement-breakpoint
CREATE INDEX "billing_ledger_member" ON "billing_ledger" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "billing_ledger_payment" ON "billing_ledger" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "billing_orders_member" ON "billing_orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "billing_reviews_open" ON "billing_reviews" USING btree ("at") WHERE "billing_reviews"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "billing_subscriptions_member" ON "billing_subscriptions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "business_plans_owner" ON "business_plans" USING btree ("owner_id","changed_at");--> statement-breakpoint
CREATE INDEX "calls_caller" ON "calls" USING btree ("caller_id") WHERE "calls"."state" in ('ringing', 'active');--> statement-breakpoint
CREATE INDEX "calls_callee" ON "calls" USING btree ("callee_id") WHERE "calls"."state" in ('ringing', 'active');--> statement-breakpoint
CREATE INDEX "calls_open" ON "calls" USING btree ("created_at") WHERE "calls"."state" in ('ringing', 'active');--> statement-breakpoint
CREATE INDEX "calls_conversation" ON "calls" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "attachments_unscrubbed" ON "attachments" USING btree ("id") WHERE not "attachments"."scrubbed";--> statement-breakpoint
CREATE INDEX "attachments_message" ON "attachments" USING btree ("conversation_id","seq","position");--> statement-breakpoint
CREATE INDEX "attachments_unsent" ON "attachments" USING btree ("created_at") WHERE "attachments"."seq" is null;--> statement-breakpoint
CREATE INDEX "attachments_member" ON "attachments" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "chat_folder_items_conversation" ON "chat_folder_items" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "chat_folders_member" ON "chat_folders" USING btree ("member_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_requests_waiting" ON "chat_requests" USING btree ("from_id","to_id") WHERE "chat_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "chat_requests_in" ON "chat_requests" USING btree ("to_id","status","created_at");--> statement-breakpoint
CREATE INDEX "chat_requests_out" ON "chat_requests" USING btree ("from_id","created_at");--> statement-breakpoint
CREATE INDEX "conversations_hi" ON "conversations" USING btree ("hi");--> statement-breakpoint
CREATE INDEX "inbox_settings_answer" ON "inbox_settings" USING btree ("member_id") WHERE "inbox_settings"."answer_days" is not null;--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("conversation_id","thread_of","seq") WHERE "messages"."thread_of" is not null;--> statement-breakpoint
CREATE INDEX "messages_mentions" ON "messages" USING gin ("mentions") WHERE "messages"."mentions" <> '{}';--> statement-breakpoint
CREATE INDEX "messages_pinned" ON "messages" USING btree ("conversation_id","pinned_at") WHERE "messages"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "participants_conversation" ON "participants" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "participants_other" ON "participants" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "reactions_member" ON "reactions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "contact_answers_message" ON "contact_answers" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "contact_messages_state" ON "contact_messages" USING btree ("state","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_settled" ON "contact_messages" USING btree ("settled_at") WHERE "contact_messages"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_member" ON "contact_messages" USING btree ("member_id") WHERE "contact_messages"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "document_assets_author" ON "document_assets" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "document_epochs_master" ON "document_epochs" USING btree ("key_master","document_id","epoch");--> statement-breakpoint
CREATE INDEX "document_links_document" ON "document_links" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_links_creator" ON "document_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "document_links_expiry" ON "document_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "document_parts_author" ON "document_parts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "document_people_member" ON "document_people" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_people_owner" ON "document_people" USING btree ("document_id") WHERE "document_people"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "document_snapshots_author" ON "document_snapshots" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "document_snapshots_age" ON "document_snapshots" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "document_snapshots_master" ON "document_snapshots" USING btree ("name_master","document_id","covers") WHERE "document_snapshots"."name_master" is not null;--> statement-breakpoint
CREATE INDEX "document_tickets_expiry" ON "document_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "document_tickets_document" ON "document_tickets" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_tickets_member" ON "document_tickets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "document_tickets_link" ON "document_tickets" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "document_wraps_of_link" ON "document_wraps" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "documents_trashed" ON "documents" USING btree ("trashed_at") WHERE "documents"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "documents_master" ON "documents" USING btree ("title_master","id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_waiting" ON "applications" USING btree ("group_id","member_id") WHERE "applications"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "applications_queue" ON "applications" USING btree ("group_id","status","created_at");--> statement-breakpoint
CREATE INDEX "applications_member" ON "applications" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "channels_group" ON "channels" USING btree ("group_id","position");--> statement-breakpoint
CREATE INDEX "group_bans_member" ON "group_bans" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "group_invites_group" ON "group_invites" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "groups_active" ON "groups" USING btree ("active_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "groups_avatar" ON "groups" USING btree ("avatar");--> statement-breakpoint
CREATE INDEX "group_member_invites_member" ON "group_member_invites" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "group_member_invites_inviter" ON "group_member_invites" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "memberships_member" ON "memberships" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_owner" ON "memberships" USING btree ("group_id") WHERE "memberships"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "identity_passkeys_member" ON "identity_passkeys" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "held_invites_open" ON "held_invites" USING btree ("at") WHERE "held_invites"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "held_invites_inviter" ON "held_invites" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "invite_earnings_inviter" ON "invite_earnings" USING btree ("inviter_id","at");--> statement-breakpoint
CREATE INDEX "invite_earnings_invitee" ON "invite_earnings" USING btree ("invitee_id");--> statement-breakpoint
CREATE INDEX "invite_redemptions_inviter" ON "invite_redemptions" USING btree ("inviter_id","at");--> statement-breakpoint
CREATE INDEX "payouts_member" ON "payouts" USING btree ("member_id","requested_at");--> statement-breakpoint
CREATE INDEX "payouts_state" ON "payouts" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "job_applications_job" ON "job_applications" USING btree ("job_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_applications_received" ON "job_applications" USING btree ("author_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_applications_waiting" ON "job_applications" USING btree ("author_id") WHERE "job_applications"."status" in ('sent', 'seen');--> statement-breakpoint
CREATE INDEX "job_applications_sent" ON "job_applications" USING btree ("applicant_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_posts_newest" ON "job_posts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "job_posts"."state" = 'open' and "job_posts"."hidden_at" is null and "job_posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "job_posts_country" ON "job_posts" USING btree ("country","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "job_posts"."state" = 'open' and "job_posts"."hidden_at" is null and "job_posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "job_posts_author" ON "job_posts" USING btree ("author_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_posts_words" ON "job_posts" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_posts_expiring" ON "job_posts" USING btree ("expires_at") WHERE "job_posts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "job_searches_member" ON "job_searches" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "deck_walk" ON "deck_cards" USING btree ("language","active","place");--> statement-breakpoint
CREATE INDEX "like_inbox_sent" ON "like_inbox" USING btree ("swiper");--> statement-breakpoint
CREATE INDEX "like_inbox_newest" ON "like_inbox" USING btree ("target","at");--> statement-breakpoint
CREATE INDEX "matches_hi" ON "matches" USING btree ("hi");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_open" ON "moderation_cases" USING btree ("kind","subject_id") WHERE "moderation_cases"."status" = 'open';--> statement-breakpoint
CREATE INDEX "moderation_cases_author" ON "moderation_cases" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_queue" ON "moderation_cases" USING btree ("status","report_count" DESC NULLS LAST,"opened_at","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_decider" ON "moderation_cases" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "moderation_cases_appeal_decider" ON "moderation_cases" USING btree ("appeal_decided_by");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "notification_entries_notification" ON "notification_entries" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "notification_entries_actor" ON "notification_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notification_entries_source" ON "notification_entries" USING btree ("source") WHERE "notification_entries"."source" is not null;--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("member_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_bundle" ON "notifications" USING btree ("member_id","bundle") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_actor" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notifications_group" ON "notifications" USING btree (("data" -> 'about' ->> 'group_id')) WHERE "notifications"."data" -> 'about' ->> 'group_id' is not null;--> statement-breakpoint
CREATE INDEX "notifications_source" ON "notifications" USING btree ("source") WHERE "notifications"."source" is not null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_member" ON "push_subscriptions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "retold_texts_age" ON "retold_texts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "retold_texts_author" ON "retold_texts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "withdrawn_notices_scope" ON "withdrawn_notices" USING btree ("member_id","scope");--> statement-breakpoint
CREATE INDEX "withdrawn_notices_actor" ON "withdrawn_notices" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "withdrawn_notices_age" ON "withdrawn_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "partnership_answers_member" ON "partnership_answers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "partnership_parts_member" ON "partnership_parts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "partnership_points_conversation" ON "partnership_points" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "partnership_points_author" ON "partnership_points" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "findable_walk" ON "findable_members" USING btree ("language","shuffle");--> statement-breakpoint
CREATE INDEX "findable_shuffle" ON "findable_members" USING btree ("shuffle");--> statement-breakpoint
CREATE INDEX "findable_words" ON "findable_members" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "follows_follower" ON "follows" USING btree ("follower","created_at" DESC NULLS LAST,"followed" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "follows_followed" ON "follows" USING btree ("followed","created_at" DESC NULLS LAST,"follower" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mutes_muted" ON "mutes" USING btree ("muted");--> statement-breakpoint
CREATE INDEX "pod_cheers_member" ON "pod_cheers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pod_entries_week" ON "pod_entries" USING btree ("pod_id","week" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pod_entries_member" ON "pod_entries" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pod_invitations_to" ON "pod_invitations" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "pod_invitations_from" ON "pod_invitations" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "pod_members_member" ON "pod_members" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pod_pauses_member" ON "pod_pauses" USING btree ("member_id","from_week");--> statement-breakpoint
CREATE INDEX "pod_reminders_age" ON "pod_reminders" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pods_open_origin" ON "pods" USING btree ("origin_id") WHERE "pods"."closed_at" is null and "pods"."origin_id" is not null;--> statement-breakpoint
CREATE INDEX "poll_votes_member" ON "poll_votes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "polls_of_channel" ON "polls" USING btree ("channel_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "polls_due" ON "polls" USING btree ("closes_at");--> statement-breakpoint
CREATE UNIQUE INDEX "post_collections_name" ON "post_collections" USING btree ("member_id",search_fold("name"));--> statement-breakpoint
CREATE INDEX "post_comments_post" ON "post_comments" USING btree ("post_id","created_at","id") WHERE "post_comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "post_comments_parent" ON "post_comments" USING btree ("parent_id","created_at","id") WHERE "post_comments"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "post_comments_of" ON "post_comments" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_likes_member" ON "post_likes" USING btree ("member_id","created_at" DESC NULLS LAST,"post_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "post_media_unscrubbed" ON "post_media" USING btree ("id") WHERE not "post_media"."scrubbed" and "post_media"."kind" = 'video';--> statement-breakpoint
CREATE INDEX "post_media_post" ON "post_media" USING btree ("post_id","position");--> statement-breakpoint
CREATE INDEX "post_media_member" ON "post_media" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "post_media_waiting" ON "post_media" USING btree ("created_at") WHERE "post_media"."post_id" is null;--> statement-breakpoint
CREATE INDEX "post_mentions_comment" ON "post_mentions" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "post_mentions_member" ON "post_mentions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "post_models_post" ON "post_models" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_reposts_member" ON "post_reposts" USING btree ("member_id","created_at" DESC NULLS LAST,"post_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "post_reposts_newest" ON "post_reposts" USING btree ("created_at" DESC NULLS LAST,"post_id" DESC NULLS LAST,"member_id");--> statement-breakpoint
CREATE INDEX "post_saves_member" ON "post_saves" USING btree ("member_id","created_at" DESC NULLS LAST,"post_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "post_saves_collection" ON "post_saves" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "post_shares_member" ON "post_shares" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "post_tags_post" ON "post_tags" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "posts_language" ON "posts" USING btree ("language","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_unread_language" ON "posts" USING btree ("id") WHERE "posts"."language" is null;--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "posts"."hidden_at" is null and "posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin (search_words("content"));--> statement-breakpoint
CREATE INDEX "posts_quote" ON "posts" USING btree ("quote_id") WHERE "posts"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked","blocker");--> statement-breakpoint
CREATE INDEX "profiles_language" ON "profiles" USING btree ("language");--> statement-breakpoint
CREATE INDEX "profiles_name_beginnings" ON "profiles" USING btree ("username_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "team_history_team" ON "team_history" USING btree ("team_id","at","id");--> statement-breakpoint
CREATE INDEX "team_history_actor" ON "team_history" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "team_history_member" ON "team_history" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_invites_member" ON "team_invites" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_invites_inviter" ON "team_invites" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "team_members_member" ON "team_members" USING btree ("member_id","joined_at");--> statement-breakpoint
CREATE INDEX "team_task_assignees_member" ON "team_task_assignees" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_task_comments_task" ON "team_task_comments" USING btree ("task_id","created_at","id");--> statement-breakpoint
CREATE INDEX "team_tasks_team" ON "team_tasks" USING btree ("team_id","due_on","id") WHERE "team_tasks"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "team_tasks_closed" ON "team_tasks" USING btree ("team_id","closed_at","id") WHERE "team_tasks"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "team_tasks_reminders" ON "team_tasks" USING btree ("due_on") WHERE "team_tasks"."closed_at" is null and "team_tasks"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "team_tasks_creator" ON "team_tasks" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "team_tasks_worded" ON "team_tasks" USING btree ("worded_by");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_origin" ON "teams" USING btree ("origin_kind","origin_id") WHERE "teams"."origin_kind" in ('trial', 'match');--> statement-breakpoint
CREATE INDEX "teams_newest" ON "teams" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "teams_name" ON "teams" USING btree (search_fold("name"));--> statement-breakpoint
CREATE INDEX "trial_debriefs_member" ON "trial_debriefs" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "trial_tasks_trial" ON "trial_tasks" USING btree ("trial_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "trials_open" ON "trials" USING btree ("conversation_id") WHERE "trials"."status" in ('proposed', 'running');--> statement-breakpoint
CREATE INDEX "trials_conversation" ON "trials" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "trials_proposer" ON "trials" USING btree ("proposer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_one_open" ON "verifications" USING btree ("member_id") WHERE "verifications"."status" in ('draft', 'in_review', 'approved');--> statement-breakpoint
CREATE INDEX "verifications_member" ON "verifications" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "verifications_waiting" ON "verifications" USING btree ("submitted_at","id") WHERE "verifications"."status" = 'in_review';--> statement-breakpoint
CREATE INDEX "verifications_decided" ON "verifications" USING btree ("decided_at","id") WHERE "verifications"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "verifications_delete" ON "verifications" USING btree ("delete_after") WHERE "verifications"."delete_after" is not null;--> statement-breakpoint
CREATE INDEX "verifications_expires" ON "verifications" USING btree ("expires_at") WHERE "verifications"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "spent_challenges_expiry" ON "spent_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "events_topic_order" ON "events" USING btree ("topic","xid","id");--> statement-breakpoint
CREATE INDEX "events_source" ON "events" USING btree ("source") WHERE "events"."source" is not null;--> statement-breakpoint
CREATE INDEX "events_expiry" ON "events" USING btree ("expires_at") WHERE "events"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "stream_tickets_expiry" ON "stream_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "local_payment_objects_of" ON "local_payment_objects" USING btree ("kind","of");--> statement-breakpoint

-- What tables.ts cannot say.

-- A day without a partition of its own (a clock that jumps) loses nothing: its rows move later.
create table analytics_views_other partition of analytics_views default;
--> statement-breakpoint
create table analytics_events_other partition of analytics_events default;
--> statement-breakpoint

-- Lost in a crash, and made again by the next request.
alter table stream_tickets set unlogged;
--> statement-breakpoint
alter table analytics_live set unlogged;
--> statement-breakpoint

-- Counters and marks change all the time: with room on its page a row's new version needs no new entry in any index.
alter table posts set (fillfactor = 80);
--> statement-breakpoint
alter table members set (fillfactor = 80);
--> statement-breakpoint
alter table conversations set (fillfactor = 80);
--> statement-breakpoint
alter table participants set (fillfactor = 80);
--> statement-breakpoint
alter table deck_cards set (fillfactor = 80);
--> statement-breakpoint
alter table match_taste set (fillfactor = 70);
--> statement-breakpoint
alter table analytics_sums set (fillfactor = 70);
--> statement-breakpoint
alter table analytics_hours set (fillfactor = 50);
--> statement-breakpoint
alter table analytics_live set (fillfactor = 50);
--> statement-breakpoint

-- Tables that only grow, or are emptied all the time, are vacuumed by what was added, not by their size.
alter table events set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05);
--> statement-breakpoint
alter table swipes set (autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
alter table shared_work set (toast_tuple_target = 8160, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
--> statement-breakpoint
alter table shared_work alter column pieces set storage external;
--> statement-breakpoint

-- An event may stand for two: the first has the number before it, which must not be 0, where a cursor begins.
alter sequence events_id_seq increment by 2 restart with 3;
--> statement-breakpoint

create index profiles_name_trigrams on profiles using gin (username_key gin_trgm_ops);
--> statement-breakpoint
create index swipes_received on swipes (target, swiper) include (liked);
--> statement-breakpoint
create index swipes_at on swipes using brin (at timestamptz_minmax_multi_ops) with (pages_per_range = 64, autosummarize = on);
--> statement-breakpoint

-- Functions of triggers. Their sources are database/functions, which replace these when all migrations have run.
create function announce_member_change() returns trigger language plpgsql as $$ begin return null; end $$;
--> statement-breakpoint
create function flag_filed_message() returns trigger language plpgsql as $$ begin return null; end $$;
--> statement-breakpoint
create function flag_named_post() returns trigger language plpgsql as $$ begin return null; end $$;
--> statement-breakpoint
create function flag_pictured_post() returns trigger language plpgsql as $$ begin return null; end $$;
--> statement-breakpoint
create function flag_reacted_message() returns trigger language plpgsql as $$ begin return null; end $$;
--> statement-breakpoint
create function refuse_audit_change() returns trigger language plpgsql as $$ begin return null; end $$;
--> statement-breakpoint
create function refuse_ledger_change() returns trigger language plpgsql as $$ begin return null; end $$;
--> statement-breakpoint
create function refuse_security_event_change() returns trigger language plpgsql as $$ begin return null; end $$;
--> statement-breakpoint
create function refuse_team_history_change() returns trigger language plpgsql as $$ begin return null; end $$;
--> statement-breakpoint
create function write_post_tags() returns trigger language plpgsql as $$ begin return null; end $$;
--> statement-breakpoint
create function write_findable_member() returns trigger language plpgsql as $$ begin return null; end $$;
--> statement-breakpoint

-- Sessions and staff rights that end are announced to every process.
create trigger members_announce
  after update of admin_level, premium_until, test_until, banned_at, banned_until, ban_reason, email
  on members for each row
  when ((old.admin_level, old.premium_until, old.test_until, old.banned_at, old.banned_until, old.ban_reason, old.email)
    is distinct from
    (new.admin_level, new.premium_until, new.test_until, new.banned_at, new.banned_until, new.ban_reason, new.email))
  execute function announce_member_change();
--> statement-breakpoint
create trigger sessions_announce_end after delete on sessions for each row execute function announce_member_change();
--> statement-breakpoint
create trigger sessions_announce_change after update of barred_at, confirmed_at on sessions for each row
  when ((old.barred_at, old.confirmed_at) is distinct from (new.barred_at, new.confirmed_at))
  execute function announce_member_change();
--> statement-breakpoint

-- People are found by words that follow from their profile.
create trigger profiles_findable after insert or update of username, username_key, language, bio, business_idea, target,
  location, business_models, skills, goals, onboarding_step on profiles
  for each row execute function write_findable_member();
--> statement-breakpoint

-- Posts are found by their hashtags, newest first.
create trigger posts_tagged after insert on posts for each row when (new.tags <> '{}') execute function write_post_tags();
--> statement-breakpoint
create trigger posts_tags_changed after update of tags on posts for each row
  when (new.tags is distinct from old.tags) execute function write_post_tags();
--> statement-breakpoint

-- Posts and messages have flags for their attachments, so that lists skip needless lookups.
create trigger post_mentions_flag after insert on post_mentions for each row
  when (new.comment_id is null) execute function flag_named_post();
--> statement-breakpoint
create trigger post_media_flag_new after insert on post_media for each row
  when (new.post_id is not null) execute function flag_pictured_post();
--> statement-breakpoint
create trigger post_media_flag after update of post_id on post_media for each row
  when (new.post_id is not null) execute function flag_pictured_post();
--> statement-breakpoint
create trigger attachments_flag_new after insert on attachments for each row
  when (new.seq is not null) execute function flag_filed_message();
--> statement-breakpoint
create trigger attachments_flag after update of seq on attachments for each row
  when (new.seq is not null) execute function flag_filed_message();
--> statement-breakpoint
create trigger reactions_flag after insert on reactions for each row execute function flag_reacted_message();
--> statement-breakpoint

-- What may never be changed afterwards.
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
--> statement-breakpoint
create trigger security_events_append_only before update or delete on security_events
  for each row execute function refuse_security_event_change();
--> statement-breakpoint
create trigger team_history_append_only before update or delete on team_history
  for each row execute function refuse_team_history_change();
--> statement-breakpoint
create trigger billing_ledger_append_only before update or delete on billing_ledger
  for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger billing_ledger_whole before truncate on billing_ledger
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger billing_documents_append_only before update or delete on billing_documents
  for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger billing_documents_whole before truncate on billing_documents
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger invite_earnings_append_only before update or delete on invite_earnings
  for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger invite_earnings_whole before truncate on invite_earnings
  for each statement execute function refuse_ledger_change();
