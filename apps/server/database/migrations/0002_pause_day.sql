ALTER TABLE "inbox_settings" ALTER COLUMN "paused_until" SET DATA TYPE date USING ("paused_until" at time zone 'Europe/Berlin')::date;
