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
ALTER TABLE "verification_images" ADD CONSTRAINT "verification_images_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_one_open" ON "verifications" USING btree ("member_id") WHERE "verifications"."status" in ('draft', 'in_review', 'approved');--> statement-breakpoint
CREATE INDEX "verifications_member" ON "verifications" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "verifications_waiting" ON "verifications" USING btree ("submitted_at","id") WHERE "verifications"."status" = 'in_review';--> statement-breakpoint
CREATE INDEX "verifications_decided" ON "verifications" USING btree ("decided_at","id") WHERE "verifications"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "verifications_delete" ON "verifications" USING btree ("delete_after") WHERE "verifications"."delete_after" is not null;--> statement-breakpoint
CREATE INDEX "verifications_expires" ON "verifications" USING btree ("expires_at") WHERE "verifications"."status" = 'approved';