create or replace function write_findable_member() returns trigger language plpgsql as $$
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
