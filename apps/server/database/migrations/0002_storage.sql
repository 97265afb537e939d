-- What table definitions cannot say: how rows are stored and vacuumed, and an index that carries a column along.

-- Counters of deck cards update in place.
alter table deck_cards set (fillfactor = 70);
alter table match_taste set (fillfactor = 70);
alter table participants set (fillfactor = 80);
alter table conversations set (fillfactor = 80);
-- Keeps the scan of who was seen index-only.
alter table swipes set (autovacuum_vacuum_insert_scale_factor = 0.02);
create index swipes_received on swipes (target, swiper) include (liked);
-- A ticket lives a minute and may be lost in a crash: no write-ahead log, no waiting for the disk.
alter table stream_tickets set unlogged;
-- Events are only ever inserted and later deleted in order: vacuum by what was deleted, not by a share of a large table.
alter table events set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05);
