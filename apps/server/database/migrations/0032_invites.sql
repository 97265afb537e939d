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
CREATE TABLE "invite_redemptions" (
	"invitee_id" uuid PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text,
	"device" "bytea"
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
ALTER TABLE "held_invites" ADD CONSTRAINT "held_invites_invitee_id_members_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_invites" ADD CONSTRAINT "held_invites_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_redemptions" ADD CONSTRAINT "invite_redemptions_invitee_id_members_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_redemptions" ADD CONSTRAINT "invite_redemptions_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invites" ADD CONSTRAINT "member_invites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_invites_open" ON "held_invites" USING btree ("at") WHERE "held_invites"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "held_invites_inviter" ON "held_invites" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "invite_earnings_inviter" ON "invite_earnings" USING btree ("inviter_id","at");--> statement-breakpoint
CREATE INDEX "invite_earnings_invitee" ON "invite_earnings" USING btree ("invitee_id");--> statement-breakpoint
CREATE INDEX "invite_redemptions_inviter" ON "invite_redemptions" USING btree ("inviter_id","at");--> statement-breakpoint
CREATE INDEX "payouts_member" ON "payouts" USING btree ("member_id","requested_at");--> statement-breakpoint
CREATE INDEX "payouts_state" ON "payouts" USING btree ("state","requested_at");