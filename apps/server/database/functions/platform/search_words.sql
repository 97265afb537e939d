-- What a text is found by: its words, and of scripts without spaces each letter with the one behind it; the first and the last
-- letter of a run are there alone as well. Endless words are cut.
create or replace function search_words(said text) returns tsvector language plpgsql immutable parallel safe as $$
declare
  words text := public.search_text(said);
begin
  if words ~ '[\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ebd\u0ec0-\u0ece\u1000-\u103f\u1780-\u17d3\u3005-\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]' then
    words := regexp_replace(words, '[\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ebd\u0ec0-\u0ece\u1000-\u103f\u1780-\u17d3\u3005-\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]', '\& \&', 'g');
  end if;
  if words ~ '[^ ]{101}' then
    words := regexp_replace(words, '([^ ]{100})[^ ]+', '\1', 'g');
  end if;
  return array_to_tsvector(string_to_array(btrim(words), ' '));
end $$;
