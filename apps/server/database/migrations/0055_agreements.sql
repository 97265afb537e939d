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
ALTER TABLE "agreement_signatures" ADD CONSTRAINT "agreement_signatures_version_id_agreement_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."agreement_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_signatures" ADD CONSTRAINT "agreement_signatures_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_a_id_members_id_fk" FOREIGN KEY ("a_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_b_id_members_id_fk" FOREIGN KEY ("b_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_signatures_member" ON "agreement_signatures" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "agreement_versions_a" ON "agreement_versions" USING btree ("a_id");--> statement-breakpoint
CREATE INDEX "agreement_versions_b" ON "agreement_versions" USING btree ("b_id");--> statement-breakpoint
CREATE INDEX "agreements_owner" ON "agreements" USING btree ("owner_id","changed_at","id");