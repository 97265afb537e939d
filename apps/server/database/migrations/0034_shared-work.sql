CREATE TABLE "shared_work" (
	"queue" text NOT NULL,
	"id" bigserial NOT NULL,
	"pieces" text NOT NULL,
	CONSTRAINT "shared_work_queue_id_pk" PRIMARY KEY("queue","id")
);
--> statement-breakpoint
-- Rows live for a moment: compressing them, or putting them elsewhere, costs more than they do.
ALTER TABLE "shared_work" ALTER COLUMN "pieces" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "shared_work" SET (toast_tuple_target = 8160, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
