-- Notices that wait in the job queue since a version that wrote them flat: what they are about stands under one key, as
-- 0019 did for notifications. The queue's tables are made at the first start, after the first migrations.
do $$
begin
  if to_regclass('jobs.job') is not null then
    update jobs.job set data = jsonb_build_object(
      'occurrence', data->'occurrence',
      'notice', jsonb_strip_nulls(jsonb_build_object('once', data->'once', 'times', data->'times')) || jsonb_build_object(
        'memberId', data->'memberId', 'type', data->'type', 'actorId', data->'actorId',
        'bundle', data->'bundle', 'text', data->'text',
        'about', jsonb_strip_nulls(jsonb_build_object(
          'chat_id', data->'chatId', 'match_id', data->'matchId',
          'group_id', data->'group'->'id', 'group_name', data->'group'->'name', 'accepted', data->'accepted',
          'post_id', data->'post'->'id', 'comment_id', data->'post'->'commentId', 'decision', data->'decision'))))
    where name = 'notifications.notify' and state < 'completed' and data ? 'memberId';
  end if;
end $$;
