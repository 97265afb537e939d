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
	"key_sealed" "bytea" NOT NULL,
	"key_master" text NOT NULL,
	"key_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_epochs_document_id_epoch_pk" PRIMARY KEY("document_id","epoch")
);
--> statement-breakpoint
CREATE TABLE "document_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
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
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"custody" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"title_sealed" "bytea" NOT NULL,
	"title_master" text NOT NULL,
	"title_key" "bytea" NOT NULL,
	"epoch" integer DEFAULT 1 NOT NULL,
	"rotation_due" boolean DEFAULT false NOT NULL,
	"n" bigint DEFAULT 0 NOT NULL,
	"covers" bigint DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"assets_bytes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"trashed_at" timestamp with time zone
);
--> statement-breakpoint
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
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "documents_trashed" ON "documents" USING btree ("trashed_at") WHERE "documents"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "documents_master" ON "documents" USING btree ("title_master","id");