-- The words of a text, folded, a space before and behind each; what Chinese, Japanese and Thai write without a break is one word.
-- `wordsOf` of the contract (search/words.ts) finds the same.
create or replace function search_text(said text) returns text language plpgsql immutable parallel safe as $$
declare
  words text := ' ' || public.search_fold(said) || ' ';
begin
  if words ~ '[\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ebd\u0ec0-\u0ece\u1000-\u103f\u1780-\u17d3\u3005-\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]' then
    words := regexp_replace(words, '[\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ebd\u0ec0-\u0ece\u1000-\u103f\u1780-\u17d3\u3005-\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+', ' \& ', 'g');
  end if;
  return regexp_replace(words, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u060d\u061b\u061d-\u061f\u066a-\u066d\u06d4\u0964\u0965\u0970\u0e3f\u0e4f\u0e5a\u0e5b\u104a-\u104f\u17d4-\u17da\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u3040\u30a0\u30fb\ufe10-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff]+', ' ', 'g');
end $$;
