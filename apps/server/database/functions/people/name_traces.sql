-- A name without each of its letters in turn, and whole: two names with one of these in common are a slip of the keys apart.
create or replace function name_traces(name text) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct '~' || left(name, at - 1) || substr(name, at + 1)) || ('~' || name)
  from generate_series(1, char_length(name)) at
$$;
