DROP INDEX "findable_walk";--> statement-breakpoint
DROP INDEX "findable_shuffle";--> statement-breakpoint
CREATE INDEX "findable_walk" ON "findable_members" USING btree ("language","shuffle","member_id");--> statement-breakpoint
CREATE INDEX "findable_shuffle" ON "findable_members" USING btree ("shuffle","member_id");