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
ALTER TABLE "public_pages" ADD CONSTRAINT "public_pages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_pages" ADD CONSTRAINT "public_pages_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_pages" ADD CONSTRAINT "public_pages_job_id_job_posts_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posts"("id") ON DELETE cascade ON UPDATE no action;