-- Contests of the campaign page: that of the demo's file, and what editors write in the console.
create table campaigns (
  slug text primary key,
  -- An insight with this hashtag is an entry; it also is the seed of the cover.
  hashtag text not null,
  title_en text not null,
  title_hi text not null,
  lead_en text not null,
  lead_hi text not null,
  steps_en text[] not null,
  steps_hi text[] not null,
  prizes_en text[] not null,
  prizes_hi text[] not null,
  rules_en text[] not null,
  rules_hi text[] not null,
  -- Days in India; the last day belongs to it.
  opens_on date not null,
  closes_on date not null check (closes_on >= opens_on),
  results_on date not null check (results_on > closes_on),
  -- What the editors chose: slugs of insights, and why.
  winners jsonb not null default '[]' check (jsonb_typeof(winners) = 'array'),
  -- Invented, to try the page with. It comes with the demo and cannot be taken off.
  sample boolean not null default false,
  -- Loading the file again leaves those of editors alone. A file's contest becomes one when an editor changes it.
  by_editors boolean not null default false,
  state text not null default 'published' check (state in ('draft', 'published', 'deleted')),
  -- When readers see it: at once, and without an end, where they are null.
  starts_at timestamptz,
  ends_at timestamptz,
  version integer not null default 1,
  changed_at timestamptz(3) not null default now(),
  check (ends_at is null or starts_at is null or ends_at > starts_at)
);
create index campaigns_latest on campaigns (changed_at desc, slug desc);

-- Offers of the settings that finance ended before their last day. A later last day in the settings is another offer.
create table ended_settings_offers (
  product text not null check (product in ('report', 'plan')),
  -- The last day that the settings name.
  ends_on date not null,
  -- Null once the end was undone.
  ended_at timestamptz,
  version int not null default 1,
  primary key (product, ends_on)
);
