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
ALTER TABLE "ai_allowances" ADD CONSTRAINT "ai_allowances_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_conversations" ADD CONSTRAINT "ai_conversations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_messages" ADD CONSTRAINT "ai_messages_conversation_id_ai_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."ai_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_reservations" ADD CONSTRAINT "ai_reservations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_reservations" ADD CONSTRAINT "ai_reservations_conversation_id_ai_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."ai_conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_conversations_list" ON "ai_conversations" USING btree ("member_id","assistant","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_reservations_member" ON "ai_reservations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "ai_reservations_expiry" ON "ai_reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "teams_name" ON "teams" USING btree (lower("name"));