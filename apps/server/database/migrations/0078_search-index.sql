-- one by one
-- Posts by their folded words; built while others are written. A trigger writes the hashtags of new ones already.
drop index concurrently if exists posts_search;
--> statement-breakpoint
create index concurrently posts_search on posts using gin (search_words(content));
--> statement-breakpoint
insert into post_tags (tag, created_at, post_id)
select distinct search_fold(tag), p.created_at, p.id from posts p cross join lateral unnest(p.tags) tag where search_fold(tag) <> ''
on conflict do nothing;
--> statement-breakpoint
drop index concurrently if exists posts_words;
--> statement-breakpoint
drop index concurrently if exists posts_tags;
--> statement-breakpoint
-- What members are found by, a thousand at a time: a member who changes their profile waits for no more than that.
do $$
declare
  done uuid := '00000000-0000-0000-0000-000000000000';
  last uuid;
begin
  loop
    select max(b.member_id::text)::uuid into last
      from (select member_id from findable_members where member_id > done order by member_id limit 1000) b;
    exit when last is null;
    update findable_members f set words = findable_words_of(p) from profiles p
      where p.member_id = f.member_id and f.member_id > done and f.member_id <= last and findable_words_of(p) is not null;
    commit;
    done := last;
  end loop;
end $$;
