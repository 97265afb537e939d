-- Deciding about a card and taking the last decision back (design: matching).
create or replace function deck_sum(a real[], b real[]) returns real[] language sql immutable parallel safe as $$
  select array_agg(coalesce(x, 0) + coalesce(y, 0) order by k) from unnest(a, b) with ordinality as t(x, y, k)
$$;
