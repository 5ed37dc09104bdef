-- Cards of knowledge, by members and by the editors (whose cards have no author). Without `published_at` it is a draft.
create table insights (
  id bigint generated always as identity primary key,
  slug text not null unique check (length(slug) between 1 and 100),
  author_id uuid references users on delete cascade,
  title text not null default '' check (length(title) <= 150),
  summary text not null default '' check (length(summary) <= 300),
  -- HTML that the sanitiser left, and which version of the sanitiser that was.
  body text not null default '',
  body_version int not null,
  category_id uuid references categories,
  hashtags text[] not null default '{}',
  -- The hashtags' names, for the search.
  tag_words text not null default '',
  source_url text,
  -- What the cover is drawn from.
  cover text not null,
  minutes int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz(3),
  deleted_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text not null default '',
  search tsvector generated always as (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', tag_words), 'A')
    || setweight(to_tsvector('english', summary), 'B') || setweight(to_tsvector('english', body), 'C')
  ) stored
);
create index insights_search on insights using gin (search);
create index insights_author on insights (author_id, updated_at desc, id desc);
create index insights_category on insights (category_id);
create index insights_deleted on insights (deleted_at) where deleted_at is not null;

-- Where a card is listed: under 'all', 'category:…', 'hashtag:…' and 'author:…'. What may not be seen has no rows here, so that
-- no list can show it. The rank stays out of the wide table, whose search index would be written again with every like.
create table insight_listings (
  topic text not null,
  insight_id bigint not null references insights on delete cascade,
  hot double precision not null,
  published_at timestamptz(3) not null,
  primary key (topic, insight_id)
);
create index insight_listings_hot on insight_listings (topic, hot desc, insight_id desc);
create index insight_listings_newest on insight_listings (topic, published_at desc, insight_id desc);
create index insight_listings_insight on insight_listings (insight_id);

-- Cards whose rank may have changed; appended to, so that no tap waits for another.
create table insight_stirs (
  id bigint generated always as identity primary key,
  slug text not null
);

-- "Less like this".
create table insight_dismissals (
  user_id uuid not null references users on delete cascade,
  insight_id bigint not null references insights on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, insight_id)
);
create index insight_dismissals_insight on insight_dismissals (insight_id);
create index insight_dismissals_newest on insight_dismissals (user_id, created_at desc);
