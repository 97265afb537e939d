-- A pair of events has its own number and the one before; 0 is where a fresh history begins, and is no event's.
SELECT setval('events_id_seq', 3, false) WHERE NOT (SELECT is_called FROM events_id_seq);
