import type { connect } from "../deck/database.ts";

type Client = Awaited<ReturnType<typeof connect>>;

/** Words of posts, the common ones first: the n-th is in about every (n + 2)-th post. */
const WORDS = `array['video','shop','team','kunden','texte','anzeigen','marke','online','website','produkt','woche','erfahrung','remote',
  'projekt','start','schnitt','design','newsletter','umsatz','partner','idee','plan','app','podcast','fotos','kurs','verkauf','logo']`;

/** Posts and applications of this many members, with the product's own indexes; updates the statistics afterwards. */
export async function generate(
  client: Client,
  members: number,
  jobs: number,
  applications: number,
): Promise<void> {
  await client.query(
    "set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'",
  );
  // The rows are consistent by construction: neither foreign keys nor triggers.
  await client.query("set session_replication_role = replica");
  await client.query(
    `insert into members (id, email, terms_version, terms_accepted_at)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, n || '@example.test', '1', now()
     from generate_series(1, $1::int) n`,
    [members],
  );
  await client.query(
    `insert into profiles (member_id, username, username_key, language, bio, business_idea, target, location, age,
       business_models, skills, goals)
     select id, 'Mitglied' || n, 'mitglied' || n, 'de', '', '', '', '', 30, array['smma'],
       array['video-editing', 'copywriting'], array['side-income']
     from (select id, row_number() over (order by id) as n from members) numbered`,
  );
  await client.query(
    `insert into job_posts (id, author_id, client_id, title, content, business_models, skills, country, job_type, salary,
       created_at, expires_at)
     select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
       ('00000000-0000-7000-8000-' || lpad(to_hex(1 + (n::bigint * 7919) % $2::int), 12, '0'))::uuid, gen_random_uuid(),
       'Stelle ' || n, coalesce(said.words, '') || ' selten' || n % 20000 || repeat(' mehr dazu im Gespräch', 12),
       array[(array['dropshipping','print-on-demand','amazon-fba','reselling','affiliate-marketing','smma','digital-products',
         'blogging-seo','mobile-apps','trading','crypto-nfts'])[1 + n % 11]],
       array[(array['video-editing','graphic-design','web-app-dev','copywriting','social-media','marketing-ads','ai-automation',
         'community-management','email-marketing','voiceover-audio'])[1 + (n / 11) % 10]],
       (array['DE','DE','DE','DE','US','FR','ES','IT','EU','GLOBAL'])[1 + (n / 110) % 10],
       (array[null,'oneoff','fulltime'])[1 + n % 3], '25 € pro Stunde',
       now() - n * interval '4 seconds', now() + interval '50 days'
     from generate_series(1, $1::int) n,
       lateral (select string_agg(word, ' ') || '' as words from unnest(${WORDS}) with ordinality w(word, rank)
         where hashtext(n || word) % (rank + 1) = 0) said`,
    [jobs, members],
  );
  await client.query(
    `insert into job_applications (id, job_id, author_id, applicant_id, client_id, content, free)
     select gen_random_uuid(), j.id, j.author_id, ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % $2::int), 12, '0'))::uuid,
       gen_random_uuid(), 'Das mache ich gern.', false
     from generate_series(1, $1::int) n
     join job_posts j on j.id = ('01900000-0000-7000-8000-' || lpad(to_hex(1 + (n::bigint * 13) % $3::int), 12, '0'))::uuid
     on conflict do nothing`,
    [applications, members, jobs],
  );
  for (const table of ["members", "profiles", "job_posts", "job_applications"])
    await client.query(`vacuum (analyze) ${table}`);
}
