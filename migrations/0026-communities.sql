-- A community is the discussion of one category: what the editors say about it, and how many questions are visible in it.
create table communities (
  category_id uuid primary key references categories on delete cascade,
  about text not null default '',
  questions int not null default 0 check (questions >= 0)
);
-- The topics the editors put first; members' suggestions become one of them.
create table community_topics (
  category_id uuid not null references categories on delete cascade,
  hashtag text not null references hashtags on delete cascade,
  position int not null default 0,
  from_catalogue boolean not null default false,
  primary key (category_id, hashtag)
);
create table topic_suggestions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  category_id uuid not null references categories on delete cascade,
  name text not null,
  hashtag text not null,
  reason text not null default '',
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'declined')),
  answer text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (user_id, category_id, hashtag)
);
create index topic_suggestions_queue on topic_suggestions (status, created_at desc, id desc);

create table community_events (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  category_id uuid not null references categories on delete cascade,
  kind text not null check (kind in ('conference', 'exam', 'registration', 'fair', 'programme', 'day')),
  title text not null,
  text text not null,
  -- The next time. A yearly one that is over moves on by a year; `month` means that only the usual month is known.
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  time_zone text not null default 'Asia/Kolkata',
  precision text not null default 'time' check (precision in ('time', 'day', 'month')),
  yearly boolean not null default false,
  place text not null default '',
  link text not null default '',
  organiser text not null,
  source text not null default 'staff' check (source in ('staff', 'catalogue')),
  created_at timestamptz not null default now()
);
create index community_events_time on community_events (starts_at, id);
create index community_events_category on community_events (category_id, starts_at, id);

create table questions (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  category_id uuid not null references categories,
  kind text not null default 'question' check (kind in ('question', 'discussion')),
  -- Nobody: the editors for a starter, somebody who has left for any other.
  author_id uuid references users on delete set null,
  starter boolean not null default false,
  title text not null,
  body text not null default '',
  accepted_answer_id uuid,
  answer_count int not null default 0,
  -- 10^10 for each like and the second it was asked: among equals the newest first.
  popularity bigint not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  active_at timestamptz not null default now(),
  hidden_at timestamptz,
  hidden_reason text not null default '',
  deleted_at timestamptz,
  search tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', body), 'C')
  ) stored
);
create index questions_active on questions (active_at desc, id desc) where hidden_at is null and deleted_at is null;
create index questions_newest on questions (created_at desc, id desc) where hidden_at is null and deleted_at is null;
create index questions_liked on questions (popularity desc, id desc) where hidden_at is null and deleted_at is null;
create index questions_open on questions (created_at desc, id desc)
  where hidden_at is null and deleted_at is null and answer_count = 0;
create index questions_category_active on questions (category_id, active_at desc, id desc)
  where hidden_at is null and deleted_at is null;
create index questions_category_newest on questions (category_id, created_at desc, id desc)
  where hidden_at is null and deleted_at is null;
create index questions_author on questions (author_id, created_at desc);
create index questions_deleted on questions (deleted_at) where deleted_at is not null;
create index questions_search on questions using gin (search);

-- Whoever does not let themselves be found is neither shown nor counted among followers.
create index users_unlisted on users (id) where not listed;

create table question_hashtags (
  question_id uuid not null references questions on delete cascade,
  hashtag text not null references hashtags,
  position int not null,
  primary key (question_id, hashtag)
);
create index question_hashtags_hashtag on question_hashtags (hashtag, question_id);

create table answers (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null references questions on delete cascade,
  author_id uuid references users on delete set null,
  starter boolean not null default false,
  body text not null,
  -- 10^10 for each like less the second it was given: among equals the first one first.
  popularity bigint not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text not null default '',
  deleted_at timestamptz
);
create index answers_question on answers (question_id, popularity desc, id desc);
create index answers_author on answers (author_id, created_at desc);
create index answers_deleted on answers (deleted_at) where deleted_at is not null;
alter table questions add foreign key (accepted_answer_id) references answers on delete set null;
