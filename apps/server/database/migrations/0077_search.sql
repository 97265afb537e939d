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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
-- What a profile is found by; null while it is unfinished.
create or replace function findable_words_of(p profiles) returns tsvector language sql stable parallel safe as $$
  select case when p.username_key is not null and p.onboarding_step is null then
    search_words(concat_ws(' ', p.username, p.bio, p.business_idea, p.target, p.location,
      array_to_string(p.business_models || p.skills || p.goals, ' ')))
    || array_to_tsvector(name_traces(p.username_key) || ('=language=' || p.language)
      || array(select '=model=' || model from unnest(p.business_models) model)) end
$$;
--> statement-breakpoint
-- Names by which members, groups and channels are found and unique. Of several that fold to the same, one has the folded key: who has
-- it already, else the first; the others keep theirs, which no other has either.
update profiles p set username_key = f.key
from (select member_id, search_fold(username) as key, row_number() over (partition by search_fold(username) order by member_id) as place
      from profiles where username is not null) f
where f.member_id = p.member_id and f.place = 1 and p.username_key <> f.key
  and not exists (select from profiles o where o.username_key = f.key);
--> statement-breakpoint
update groups g set name_key = f.key
from (select id, btrim(search_fold(name)) as key, row_number() over (partition by btrim(search_fold(name)) order by created_at, id) as place
      from groups where name_key is not null) f
where f.id = g.id and f.place = 1 and g.name_key <> f.key and not exists (select from groups o where o.name_key = f.key);
--> statement-breakpoint
update channels c set name_key = f.key
from (select id, group_id, btrim(search_fold(name)) as key,
        row_number() over (partition by group_id, btrim(search_fold(name)) order by created_at, id) as place from channels) f
where f.id = c.id and f.place = 1 and c.name_key <> f.key
  and not exists (select from channels o where o.group_id = f.group_id and o.name_key = f.key);
--> statement-breakpoint
-- Of collections of a member whose names fold to the same, the older one keeps its name; another gets the first free number.
do $$
declare
  double record;
  number int;
begin
  for double in
    select c.id, c.member_id, c.name from post_collections c where exists (select from post_collections o
      where o.member_id = c.member_id and search_fold(o.name) = search_fold(c.name) and (o.created_at, o.id) < (c.created_at, c.id))
    order by c.created_at, c.id
  loop
    number := 2;
    while exists (select from post_collections o where o.member_id = double.member_id
      and search_fold(o.name) = search_fold(left(double.name, 34) || ' (' || number || ')'))
    loop
      number := number + 1;
    end loop;
    update post_collections set name = left(double.name, 34) || ' (' || number || ')' where id = double.id;
  end loop;
end $$;
--> statement-breakpoint
DROP INDEX "post_collections_name";--> statement-breakpoint
CREATE UNIQUE INDEX "post_collections_name" ON "post_collections" USING btree ("member_id",search_fold("name"));
--> statement-breakpoint
DROP INDEX "teams_name";--> statement-breakpoint
CREATE INDEX "teams_name" ON "teams" USING btree (search_fold("name"));
--> statement-breakpoint
-- From here on tables are locked that members write to: nothing long comes behind.
ALTER TABLE "job_posts" drop column "words";--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(title || ' ' || content)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "job_posts_words" ON "job_posts" USING gin ("words") WITH (fastupdate=false);
--> statement-breakpoint
CREATE TABLE "post_tags" (
	"tag" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "post_tags_tag_created_at_post_id_pk" PRIMARY KEY("tag","created_at","post_id")
);
--> statement-breakpoint
CREATE INDEX "post_tags_post" ON "post_tags" USING btree ("post_id");--> statement-breakpoint
create or replace function write_post_tags() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from post_tags where post_id = new.id;
  end if;
  insert into post_tags (tag, created_at, post_id)
    select distinct search_fold(tag), new.created_at, new.id from unnest(new.tags) tag where search_fold(tag) <> '';
  return null;
end $$;
--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
create trigger posts_tagged after insert on posts for each row when (new.tags <> '{}') execute function write_post_tags();
--> statement-breakpoint
create trigger posts_tags_changed after update of tags on posts for each row when (new.tags is distinct from old.tags) execute function write_post_tags();
