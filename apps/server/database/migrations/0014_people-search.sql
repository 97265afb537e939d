CREATE TABLE "findable_members" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"models" text[] NOT NULL,
	"shuffle" double precision DEFAULT random() NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "findable_members" ADD CONSTRAINT "findable_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "findable_walk" ON "findable_members" USING btree ("language","shuffle");--> statement-breakpoint
CREATE INDEX "findable_shuffle" ON "findable_members" USING btree ("shuffle");--> statement-breakpoint
CREATE INDEX "findable_words" ON "findable_members" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "profiles_name_beginnings" ON "profiles" USING btree ("username_key" text_pattern_ops);