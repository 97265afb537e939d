create or replace function deck_place(n bigint) returns int language sql immutable parallel safe as $$
  select ((x # (x >> 15)) * 1597334677 % 2147483648)::int from (select n * 1640531527 % 2147483648 as x) as scrambled
$$;
