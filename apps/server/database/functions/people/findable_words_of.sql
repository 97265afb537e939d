-- What a profile is found by; null while it is unfinished.
create or replace function findable_words_of(p profiles) returns tsvector language sql stable parallel safe as $$
  select case when p.username_key is not null and p.onboarding_step is null then
    search_words(concat_ws(' ', p.username, p.bio, p.business_idea, p.target, p.location,
      array_to_string(p.business_models || p.skills || p.goals, ' ')))
    || array_to_tsvector(name_traces(p.username_key) || ('=language=' || p.language)
      || array(select '=model=' || model from unnest(p.business_models) model)) end
$$;
