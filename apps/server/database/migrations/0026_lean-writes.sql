ALTER TABLE "messages" ADD COLUMN "filed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reacted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
update messages m set filed = exists(select from attachments a where a.conversation_id = m.conversation_id and a.seq = m.seq),
  reacted = exists(select from reactions r where r.conversation_id = m.conversation_id and r.seq = m.seq)
where exists(select from attachments a where a.conversation_id = m.conversation_id and a.seq = m.seq)
  or exists(select from reactions r where r.conversation_id = m.conversation_id and r.seq = m.seq);
--> statement-breakpoint
-- As database/functions/chats has them, which is applied after the migrations.
create function flag_filed_message() returns trigger language plpgsql as $$ begin return null; end $$;
--> statement-breakpoint
create function flag_reacted_message() returns trigger language plpgsql as $$ begin return null; end $$;
--> statement-breakpoint
create trigger attachments_flag_new after insert on attachments for each row
  when (new.seq is not null) execute function flag_filed_message();
--> statement-breakpoint
create trigger attachments_flag after update of seq on attachments for each row
  when (new.seq is not null) execute function flag_filed_message();
--> statement-breakpoint
create trigger reactions_flag after insert on reactions for each row execute function flag_reacted_message();
--> statement-breakpoint
-- Counters and marks change all the time: with room on its page a row's new version needs no new entry in any index.
alter table posts set (fillfactor = 80);
--> statement-breakpoint
alter table conversations set (fillfactor = 80);
--> statement-breakpoint
alter table participants set (fillfactor = 80);
--> statement-breakpoint
alter table members set (fillfactor = 80);
--> statement-breakpoint
alter table deck_cards set (fillfactor = 80);
