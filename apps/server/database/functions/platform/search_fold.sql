-- A text as every search compares it: `fold` of the contract (search/fold.ts) says what that is, letter by letter.
-- What is stored by it (indexes and columns of posts, jobs, messages, groups and members, keys of names) is written again where
-- it changes. Each step asks first whether it is needed: most texts need few of them.
create or replace function search_fold(said text) returns text language plpgsql immutable parallel safe as $$
declare
  ignored constant text := '[\u00ad\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08ca-\u08e1\u08e3-\u08ff\u093c\u115f\u1160\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]+';
  folded text := lower(said);
begin
  if folded ~ '^[!-~]*( [!-~]+)*$' then
    return folded;
  end if;
  -- What is written in German, mostly: decomposing it takes three times as long.
  if folded ~ '^[\n -~äöüß€]*$' then
    folded := replace(replace(replace(replace(folded, 'ä', 'a'), 'ö', 'o'), 'ü', 'u'), 'ß', 'ss');
    return case when folded ~ '\n|  ' then regexp_replace(folded, '[\n ]+', ' ', 'g') else folded end;
  end if;
  folded := regexp_replace(replace(folded, U&'\0438\0306', 'й'), ignored, '', 'g');
  folded := replace(lower(normalize(folded, NFKD)), U&'\0438\0306', 'й');
  folded := regexp_replace(folded, ignored, '', 'g');
  if folded ~ '[ıςøđðłħŧىٱیکہة‘’ʼ‛“”„‟‐‒–—―٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९ßæœþ]' then
    folded := translate(folded, 'ıςøđðłħŧىٱیکہة‘’ʼ‛“”„‟‐‒–—―٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९',
      'iσoddlhtيايكهه''''''''""""-----012345678901234567890123456789');
    folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  end if;
  if folded ~ '[\t-\r\u0085\u1680\u2028\u2029]|  ' then
    folded := regexp_replace(folded, '[\t-\r \u0085\u1680\u2028\u2029]+', ' ', 'g');
  end if;
  -- What is left of European letters is composed already.
  if folded ~ '[^\u0001-\u058f\u2010-\u2027]' then
    folded := normalize(folded, NFC);
  end if;
  return folded;
end $$;
