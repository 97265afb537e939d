-- What a notification is about stands under one key, in the words of the wire.
update notifications set data = jsonb_build_object(
  'text', data->'text',
  'occurrence', data->'occurrence',
  'about', jsonb_strip_nulls(jsonb_build_object(
    'chat_id', data->'chatId', 'match_id', data->'matchId',
    'group_id', data->'group'->'id', 'group_name', data->'group'->'name', 'accepted', data->'accepted',
    'post_id', data->'post'->'id', 'comment_id', data->'post'->'commentId', 'decision', data->'decision')))
where not data ? 'about';
