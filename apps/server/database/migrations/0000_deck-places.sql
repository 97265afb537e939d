-- The random walk order of deck cards: scrambles a running number into a random-looking unique 31-bit place
-- (a bijection: it never collides).
create sequence deck_places as bigint;
create function deck_place(n bigint) returns int language sql immutable parallel safe as $$
  select ((x # (x >> 15)) * 1597334677 % 2147483648)::int from (select n * 1640531527 % 2147483648 as x) as scrambled
$$;
