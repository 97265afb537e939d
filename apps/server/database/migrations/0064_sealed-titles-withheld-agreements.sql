-- Older programs always give the sealed title, and so keep to the rule.
-- contract: documents_title
ALTER TABLE "documents" ALTER COLUMN "title_sealed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "title_master" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "title_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "own_title" "bytea";--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_title" CHECK (("documents"."title_sealed" is null) <> ("documents"."own_title" is null));