create or replace function deck_undo(me int, other int, old_taste bytea, take_match boolean) returns text
language plpgsql as $$
declare
  last record;
  pair record;
  waits int := 0;
  restored int := 0;
  size int;
begin
  perform pg_advisory_xact_lock(least(me, other), greatest(me, other));
  select * into last from match_taste where place = me for update;
  if last.last_target is distinct from other then
    return 'nothing';
  end if;
  perform from deck_cards where place in (me, other) order by place for no key update;
  select m.id, m.conversation into pair from matches as m, deck_cards as a, deck_cards as b
  where a.place = me and b.place = other and m.lo = least(a.member, b.member) and m.hi = greatest(a.member, b.member);
  if pair.id is not null then
    if pair.conversation is not null or not take_match then
      return 'matched';
    end if;
    delete from matches where id = pair.id;
  end if;
  if last.last_previous is null then
    delete from swipes where swiper = me and target = other;
  else
    update swipes set liked = false, at = last.last_previous where swiper = me and target = other;
  end if;
  delete from like_inbox where target = other and swiper = me;
  get diagnostics waits = row_count;
  -- A member who liked me waits for my answer again.
  insert into like_inbox (target, swiper, at)
  select me, other, at from swipes where swiper = other and target = me and liked on conflict do nothing;
  get diagnostics restored = row_count;
  update deck_cards set pop = pop - last.last_steps[1], pop_h = greatest(0, pop_h - last.last_steps[2]),
    shown = greatest(0, shown - 1), inbox = greatest(0, inbox - waits) where place = other;
  update deck_cards set pick = pick - last.last_steps[3], pick_h = greatest(0, pick_h - last.last_steps[4]),
    taste = substring(old_taste for 25), words = overlay(words placing substring(old_taste from 26) from 19),
    inbox = inbox + restored where place = me;
  size := (array_length(last.last_steps, 1) - 4) / 2;
  update match_taste set
    w = deck_sum(last.w, (select array_agg(-x order by k) from unnest(last.last_steps[5 : 4 + size]) with ordinality as t(x, k))),
    h = deck_sum(last.h, (select array_agg(-x order by k) from unnest(last.last_steps[5 + size : 4 + 2 * size]) with ordinality as t(x, k))),
    deals = greatest(0, deals - last.last_liked::int),
    last_target = null, last_liked = null, last_previous = null, last_steps = null
  where place = me;
  return 'undone';
end $$;
