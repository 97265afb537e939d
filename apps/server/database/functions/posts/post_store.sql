-- Stores a post with its author's business models and whom it names, in one call, and answers how its author shows. `outcome`:
-- stored, known (the client id was used before; `id` is its post) or email_unconfirmed.
create or replace function post_store(
  author uuid, post uuid, client uuid, body text, tags text[], named uuid[], actions jsonb, quoted uuid, embed boolean,
  out outcome text, out id uuid, out created_at timestamptz, out card json
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  models text[];
begin
  select case when a.email_confirmed_at is null then 'email_unconfirmed' else 'stored' end, f.business_models,
      json_build_object('id', author, 'username', f.username, 'avatar', f.avatar, 'verified', a.verified_at is not null)
    into outcome, models, card
    from member_accounts a join member_profiles f on f.member_id = a.id where a.id = author;
  if outcome is distinct from 'stored' then
    return;
  end if;
  insert into posts as p (id, author_id, client_id, content, tags, actions, quotes, quote_id, embeddable, named, created_at)
    values (post, author, client, body, post_store.tags, post_store.actions, quoted is not null, quoted, embed,
      cardinality(post_store.named) > 0, date_trunc('milliseconds', clock_timestamp()))
    on conflict (author_id, client_id) do nothing returning p.id, p.created_at into post_store.id, post_store.created_at;
  if not found then
    outcome := 'known';
    select p.id into post_store.id from posts p where p.author_id = author and p.client_id = client;
    return;
  end if;
  if cardinality(models) > 0 then
    insert into post_models (model, created_at, post_id)
      select distinct model, post_store.created_at, post from unnest(models) model;
  end if;
  if cardinality(named) > 0 then
    insert into post_mentions (post_id, comment_id, member_id) select post, null, who from unnest(named) who;
  end if;
end $$;
