-- The words by which members are found. Addresses fall apart into their words, and Chinese, which is written without
-- spaces, into its characters: apps/server/src/features/people/words.ts asks the same way. Only those are asked for in
-- their order; without places the rows are a third smaller.
create function findable_words(said text) returns tsvector language sql immutable parallel safe as $$
  select case when said ~ '[㐀-䶿一-鿿]'
    then to_tsvector('simple'::regconfig,
      regexp_replace(translate(said, '-./@:_', '      '), '([㐀-䶿一-鿿])', ' \1 ', 'g'))
    else strip(to_tsvector('simple'::regconfig, translate(said, '-./@:_', '      '))) end
$$;
--> statement-breakpoint
-- A name without each of its letters in turn, and whole: two names with one of these in common are a slip of the keys apart.
create function name_traces(name text) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct '~' || left(name, at - 1) || substr(name, at + 1)) || ('~' || name)
  from generate_series(1, char_length(name)) at
$$;
--> statement-breakpoint
-- What a profile is found by; null while it is unfinished.
create function findable_words_of(p profiles) returns tsvector language sql stable parallel safe as $$
  select case when p.username_key is not null and p.onboarding_step is null then
    findable_words(concat_ws(' ', p.username_key, p.bio, p.business_idea, p.target, p.location,
      array_to_string(p.business_models || p.skills || p.goals, ' ')))
    || array_to_tsvector(name_traces(p.username_key) || ('=language=' || p.language)
      || array(select '=model=' || model from unnest(p.business_models) model)) end
$$;
--> statement-breakpoint
create function write_findable_member() returns trigger language plpgsql as $$
declare
  found_by tsvector := findable_words_of(new);
begin
  if found_by is null then
    delete from findable_members where member_id = new.member_id;
  else
    insert into findable_members as f (member_id, language, models, words)
    values (new.member_id, new.language, new.business_models, found_by)
    on conflict (member_id) do update
      set language = excluded.language, models = excluded.models, words = excluded.words
      where (f.language, f.models, f.words) is distinct from (excluded.language, excluded.models, excluded.words);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger profiles_findable after insert or update of username, username_key, language, bio, business_idea, target,
  location, business_models, skills, goals, onboarding_step on profiles
  for each row execute function write_findable_member();
--> statement-breakpoint
insert into findable_members (member_id, language, models, words)
select p.member_id, p.language, p.business_models, findable_words_of(p) from profiles p
where p.username_key is not null and p.onboarding_step is null;
