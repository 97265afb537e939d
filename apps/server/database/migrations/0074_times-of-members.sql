ALTER TABLE "deck_cards" ADD COLUMN "hours" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deck_cards" ADD COLUMN "weekly" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "matching_profiles" ADD COLUMN "weekly_hours" text;