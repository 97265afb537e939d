-- Stores posts with their authors' business models and those they name, one statement for all, and answers how their authors
-- show. `language`: what a post was seen to be written in, else it has its author's. `outcome`: stored, known (the client id was used before) or email_unconfirmed.
create or replace function posts_store(drafts json)
returns table (place int, outcome text, id uuid, created_at timestamptz, card json, language text)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  return query
    with asked as materialized (
      select d.*, a.email_confirmed_at is not null as confirmed, f.business_models as models, f.language as spoken,
        json_build_object('id', a.id, 'username', f.username, 'avatar', f.avatar, 'verified', a.verified_at is not null) as shown
      from json_to_recordset(drafts) as d (place int, id uuid, "authorId" uuid, "clientId" uuid, content text, tags text[],
          named uuid[], actions jsonb, "quoteId" uuid, embeddable boolean, language text, signs text[])
        left join member_accounts a on a.id = d."authorId" left join member_profiles f on f.member_id = a.id
    ), stored as (
      insert into posts as p (id, author_id, client_id, content, tags, actions, quotes, quote_id, embeddable, named, language, signs, created_at)
        select d.id, d."authorId", d."clientId", d.content, d.tags, d.actions, d."quoteId" is not null, d."quoteId",
          d.embeddable, cardinality(d.named) > 0, coalesce(d.language, d.spoken), d.signs,
          date_trunc('milliseconds', clock_timestamp())
        from asked d where d.confirmed order by d.place
        on conflict (author_id, client_id) do nothing
        returning p.id, p.created_at, p.language
    ), modelled as (
      insert into post_models (model, created_at, post_id)
        select distinct model, s.created_at, s.id
        from stored s join asked d on d.id = s.id cross join lateral unnest(d.models) model
    ), naming as (
      insert into post_mentions (post_id, comment_id, member_id)
        select s.id, null, who from stored s join asked d on d.id = s.id cross join lateral unnest(d.named) who
    )
    select d.place, case when not d.confirmed then 'email_unconfirmed' when s.id is null then 'known' else 'stored' end,
        s.id, s.created_at, d.shown, s.language
      from asked d left join stored s on s.id = d.id;
end $$;
