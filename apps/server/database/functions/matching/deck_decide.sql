create or replace function deck_decide(
  me int, other int, likes boolean, steps real[], new_taste bytea, match_id uuid, today date, deal_limit int,
  no_deal_days int, out outcome text, out match uuid
) language plpgsql as $$
declare
  cutoff timestamptz := now() - make_interval(days => no_deal_days);
  mine record;
  theirs boolean;
  before timestamptz;
  member_me uuid;
  member_other uuid;
  answered int;
  waits int := 0;
  taste record;
  size int := (array_length(steps, 1) - 4) / 2;
  card record;
begin
  perform pg_advisory_xact_lock(least(me, other), greatest(me, other));
  -- The swiper's own row comes next, so that the daily limit holds on several devices.
  select w, h, deals_on, deals into taste from match_taste where place = me for update;
  if not found then
    insert into match_taste (place, w, h) values (me, array_fill(0::real, array[25]), array_fill(0::real, array[25]))
    on conflict (place) do nothing;
    select w, h, deals_on, deals into taste from match_taste where place = me for update;
  end if;
  select liked, at into mine from swipes where swiper = me and target = other;
  if found then
    if mine.liked or mine.at > cutoff then
      outcome := case when mine.liked = likes then 'known' else 'opposite' end;
      if mine.liked and likes then
        select m.id into match from matches as m, deck_cards as a, deck_cards as b
        where a.place = me and b.place = other and m.lo = least(a.member, b.member) and m.hi = greatest(a.member, b.member);
      end if;
      return;
    end if;
    before := mine.at;
  end if;
  if likes and taste.deals_on = today and taste.deals >= deal_limit then
    outcome := 'daily_limit';
    return;
  end if;
  for card in select place, member from deck_cards where place in (me, other) order by place for no key update loop
    if card.place = me then
      member_me := card.member;
    else
      member_other := card.member;
    end if;
  end loop;
  if member_me is null or member_other is null then
    outcome := 'gone';
    return;
  end if;
  insert into swipes (swiper, target, liked) values (me, other, likes)
  on conflict (swiper, target) do update set liked = excluded.liked, at = excluded.at;
  delete from like_inbox where target = me and swiper = other;
  get diagnostics answered = row_count;
  outcome := 'new';
  if likes then
    select liked into theirs from swipes where swiper = other and target = me and (liked or at > cutoff);
    if theirs then
      insert into matches (id, lo, hi)
      values (match_id, least(member_me, member_other), greatest(member_me, member_other))
      on conflict (lo, hi) do nothing;
      if found then
        outcome := 'match';
        match := match_id;
      end if;
    elsif theirs is null then
      insert into like_inbox (target, swiper) values (other, me) on conflict do nothing;
      get diagnostics waits = row_count;
    end if;
  end if;
  update deck_cards set pop = pop + steps[1], pop_h = pop_h + steps[2], shown = shown + 1, inbox = inbox + waits
  where place = other;
  update deck_cards set pick = pick + steps[3], pick_h = pick_h + steps[4], 
    taste = substring(new_taste for 25), words = overlay(words placing substring(new_taste from 26) from 19),
    inbox = greatest(0, inbox - answered) where place = me;
  update match_taste set w = deck_sum(taste.w, steps[5 : 4 + size]), h = deck_sum(taste.h, steps[5 + size : 4 + 2 * size]),
    last_target = other, last_liked = likes, last_previous = before, last_steps = steps,
    deals = case when likes then case when taste.deals_on = today then taste.deals else 0 end + 1 else taste.deals end,
    deals_on = case when likes then today else taste.deals_on end
  where place = me;
end $$;
