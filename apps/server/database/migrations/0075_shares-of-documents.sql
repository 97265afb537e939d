ALTER TABLE "document_people" ADD COLUMN "log_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_people" ADD COLUMN "minute_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "document_people" ADD COLUMN "minute_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_people" ADD COLUMN "minute_entries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "content_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "comments_bytes" bigint DEFAULT 0 NOT NULL;