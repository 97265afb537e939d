ALTER TABLE "process_beats" ADD COLUMN "roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "process_beats" ADD COLUMN "version" text DEFAULT '' NOT NULL;