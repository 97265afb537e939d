ALTER TABLE "groups" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "name_looks" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "username_looks" text;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_name_key" UNIQUE("name_key");--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_name_looks" UNIQUE("name_looks");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_username_looks" UNIQUE("username_looks");