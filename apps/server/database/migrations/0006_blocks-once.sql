DROP INDEX "blocks_blocker";--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_once" UNIQUE("blocker","blocked");