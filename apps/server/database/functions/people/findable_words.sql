-- The words by which members are found. Addresses fall apart into their words, and Chinese, which is written without
-- spaces, into its characters: apps/server/src/features/people/words.ts asks the same way. Only those are asked for in
-- their order; without places the rows are a third smaller.
create or replace function findable_words(said text) returns tsvector language sql immutable parallel safe as $$
  select case when said ~ '[㐀-䶿一-鿿]'
    then to_tsvector('simple'::regconfig,
      regexp_replace(translate(said, '-./@:_', '      '), '([㐀-䶿一-鿿])', ' \1 ', 'g'))
    else strip(to_tsvector('simple'::regconfig, translate(said, '-./@:_', '      '))) end
$$;
