ALTER TABLE "posts" ADD COLUMN "named" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "pictured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
update posts p set named = exists(select from post_mentions n where n.post_id = p.id and n.comment_id is null),
  pictured = exists(select from post_media d where d.post_id = p.id)
where exists(select from post_mentions n where n.post_id = p.id and n.comment_id is null)
  or exists(select from post_media d where d.post_id = p.id);
--> statement-breakpoint
-- As database/functions/posts has them, which is applied after the migrations.
create function flag_named_post() returns trigger language plpgsql as $$ begin return null; end $$;
--> statement-breakpoint
create function flag_pictured_post() returns trigger language plpgsql as $$ begin return null; end $$;
--> statement-breakpoint
create trigger post_mentions_flag after insert on post_mentions for each row
  when (new.comment_id is null) execute function flag_named_post();
--> statement-breakpoint
create trigger post_media_flag_new after insert on post_media for each row
  when (new.post_id is not null) execute function flag_pictured_post();
--> statement-breakpoint
create trigger post_media_flag after update of post_id on post_media for each row
  when (new.post_id is not null) execute function flag_pictured_post();
