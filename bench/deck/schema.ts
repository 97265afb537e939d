/** The matching tables as the product's migrations make them, with the two tables of other rooms they need. */
export const TABLES = `
create table members (id uuid primary key);
create table blocks (blocker uuid not null, blocked uuid not null);
create index blocks_blocker on blocks (blocker, blocked);
create index blocks_blocked on blocks (blocked, blocker);
create sequence deck_places as bigint;
create table deck_cards (
  place int default deck_place(nextval('deck_places')) not null,
  member uuid not null,
  language smallint not null, listed boolean not null, active boolean not null, features bigint not null,
  pop real not null default 0, pop_h real not null default 0,
  pick real not null default 0, pick_h real not null default 0,
  sessions real not null default 0, resp real not null default 0.3,
  visited timestamptz not null default now(), joined timestamptz not null default now(),
  inbox int not null default 0, shown int not null default 0,
  taste bytea not null default decode(repeat('00', 25), 'hex')
) with (fillfactor = 70);
create table swipes (
  swiper int not null, target int not null, liked boolean not null, at timestamptz not null default now()
) with (autovacuum_vacuum_insert_scale_factor = 0.02);
create table like_inbox (target int not null, swiper int not null, at timestamptz not null default now());
create table matches (
  id uuid primary key, lo uuid not null, hi uuid not null, conversation uuid,
  created_at timestamptz not null default now(), unique (lo, hi), check (lo < hi)
);
create index matches_hi on matches (hi);
create table match_taste (
  place int primary key, w real[] not null, h real[] not null,
  last_target int, last_liked boolean, last_previous timestamptz, last_steps real[],
  deals_on date, deals int not null default 0
) with (fillfactor = 70);
`;

/** Keys and indexes, made once the rows are there. */
export const INDEXES = `
alter table deck_cards add primary key (place);
alter table deck_cards add unique (member);
create index deck_walk on deck_cards (language, active, place);
alter table swipes add primary key (swiper, target);
create index swipes_received on swipes (target, swiper) include (liked);
alter table like_inbox add primary key (target, swiper);
create index like_inbox_sent on like_inbox (swiper);
create index like_inbox_newest on like_inbox (target, at);
alter table deck_cards add foreign key (member) references members on delete cascade not valid;
alter table swipes add foreign key (swiper) references deck_cards on delete cascade not valid;
alter table swipes add foreign key (target) references deck_cards on delete cascade not valid;
alter table like_inbox add foreign key (target) references deck_cards on delete cascade not valid;
alter table like_inbox add foreign key (swiper) references deck_cards on delete cascade not valid;
alter table match_taste add foreign key (place) references deck_cards on delete cascade not valid;
alter table matches add foreign key (lo) references members on delete cascade not valid;
alter table matches add foreign key (hi) references members on delete cascade not valid;
`;
