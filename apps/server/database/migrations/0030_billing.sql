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
	"order_id" uuid NOT NULL
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
ALTER TABLE "members" ADD COLUMN "test_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expiry_notices" ADD CONSTRAINT "expiry_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_versions" ADD CONSTRAINT "test_versions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "local_payment_objects_of" ON "local_payment_objects" USING btree ("kind","of");