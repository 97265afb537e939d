ALTER TABLE "billing_documents" ADD COLUMN "recipient" jsonb;--> statement-breakpoint
ALTER TABLE "billing_orders" ADD COLUMN "recipient" jsonb;--> statement-breakpoint
ALTER TABLE "billing_reviews" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD COLUMN "ending_sent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD COLUMN "remainder_done" boolean DEFAULT false NOT NULL;