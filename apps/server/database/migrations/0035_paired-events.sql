ALTER TABLE "events" ADD COLUMN "next_kind" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "next_data" text;--> statement-breakpoint
ALTER SEQUENCE "events_id_seq" INCREMENT BY 2;
