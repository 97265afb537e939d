-- What tables.ts cannot say. Appended to the migration that creates the tables.

-- A ticket lives a minute and may be lost in a crash: no write-ahead log, no waiting for the disk.
ALTER TABLE "stream_tickets" SET UNLOGGED;
--> statement-breakpoint
-- Events are only ever inserted and later deleted in order: vacuum by what was deleted, not by a share of a large table.
ALTER TABLE "events" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05);
