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
ALTER TABLE "document_epochs" ALTER COLUMN "key_sealed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document_epochs" ALTER COLUMN "key_master" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document_epochs" ALTER COLUMN "key_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document_epochs" ADD COLUMN "previous_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "document_links" ADD COLUMN "public_key" "bytea";--> statement-breakpoint
ALTER TABLE "document_links" ADD COLUMN "sealed_key" "bytea";--> statement-breakpoint
ALTER TABLE "document_wraps" ADD CONSTRAINT "document_wraps_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_wraps" ADD CONSTRAINT "document_wraps_link_id_document_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."document_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_wraps" ADD CONSTRAINT "document_wraps_person" FOREIGN KEY ("document_id","member_id") REFERENCES "public"."document_people"("document_id","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_wraps_of_link" ON "document_wraps" USING btree ("link_id");