-- one by one
-- Decisions of a week, without reading all of them; built while others are written. Those that are decided anew have a new time
-- in an old block, so each block keeps several ranges.
drop index concurrently if exists swipes_at;
--> statement-breakpoint
create index concurrently swipes_at on swipes using brin (at timestamptz_minmax_multi_ops) with (pages_per_range = 64, autosummarize = on);
