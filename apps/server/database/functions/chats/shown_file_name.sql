-- The name under which a stored file is shown: as it was stored, but for names from before they were looked at (fileNameFor in
-- file-names.ts): those lose signs that are not seen, and get an ending that says what the file is.
create or replace function shown_file_name(name text, type text) returns text language plpgsql immutable as $$
declare
  shown text := regexp_replace(name,
    '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]',
    '', 'g');
  endings text[] := case type
    when 'application/pdf' then array['pdf']
    when 'application/zip' then array['zip']
    when 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' then array['docx']
    when 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' then array['xlsx']
    when 'application/vnd.openxmlformats-officedocument.presentationml.presentation' then array['pptx']
    when 'application/vnd.oasis.opendocument.text' then array['odt']
    when 'application/vnd.oasis.opendocument.spreadsheet' then array['ods']
    when 'text/plain' then array['txt', 'log']
    when 'text/csv' then array['csv']
    when 'text/markdown' then array['md', 'markdown']
    when 'image/webp' then array['webp']
    when 'audio/mpeg' then array['mp3']
    when 'audio/webm' then array['webm']
    when 'audio/ogg' then array['ogg', 'oga', 'opus']
    when 'audio/mp4' then array['mp4', 'm4a']
    when 'video/mp4' then array['mp4', 'm4v']
    when 'video/webm' then array['webm']
    else array['bin'] end;
begin
  if substring(shown from '\.([^.]{1,16})$') = any(endings) then
    return shown;
  end if;
  return shown || '.' || endings[1];
end $$;
