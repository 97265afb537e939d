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
ALTER TABLE "partnership_answers" ADD CONSTRAINT "partnership_answers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_answers" ADD CONSTRAINT "partnership_answers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_parts" ADD CONSTRAINT "partnership_parts_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_parts" ADD CONSTRAINT "partnership_parts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_points" ADD CONSTRAINT "partnership_points_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_points" ADD CONSTRAINT "partnership_points_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partnership_answers_member" ON "partnership_answers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "partnership_parts_member" ON "partnership_parts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "partnership_points_conversation" ON "partnership_points" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "partnership_points_author" ON "partnership_points" USING btree ("author_id");