CREATE TABLE "identity_passkeys" (
	"passkey_id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"salt" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_passkeys" ADD CONSTRAINT "identity_passkeys_passkey_id_passkeys_id_fk" FOREIGN KEY ("passkey_id") REFERENCES "public"."passkeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_passkeys" ADD CONSTRAINT "identity_passkeys_member_id_member_identities_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member_identities"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_passkeys_member" ON "identity_passkeys" USING btree ("member_id");