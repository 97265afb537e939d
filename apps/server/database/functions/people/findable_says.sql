-- Whether what a member writes about themselves is like all of these patterns: words in an order, which `findable_members` does not keep.
create or replace function findable_says(member uuid, patterns text[]) returns boolean language sql stable parallel safe as $$
  select exists (select from member_profiles p where p.member_id = member
    and search_text(concat_ws(E'\n', p.username, p.bio, p.business_idea, p.target, p.location)) like all(patterns))
$$;
