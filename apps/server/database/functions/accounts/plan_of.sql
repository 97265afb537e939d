-- What a member may use, from what was paid for and from the test version. Everything that asks, asks here.
create or replace function plan_of(premium_until timestamptz, test_until timestamptz) returns text
language sql stable as $$
  select case when premium_until > now() then 'premium' when test_until > now() then 'test' else 'free' end
$$;
