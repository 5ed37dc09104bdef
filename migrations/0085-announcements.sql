-- What editors tell readers above the pages: to whom, on which pages, from when and until when.
create table announcements (
  id uuid primary key default gen_random_uuid(),
  audience text not null check (audience in ('everyone', 'visitors', 'members', 'employers')),
  part text not null check (part in ('all', 'home', 'jobs', 'learning', 'communities', 'hiring')),
  text_en text not null,
  -- Readers of Hindi get the English text where it is empty.
  text_hi text not null default '',
  link text not null default '',
  link_en text not null default '',
  link_hi text not null default '',
  dismissible boolean not null,
  state text not null check (state in ('draft', 'published', 'deleted')),
  -- At once, and without an end, where they are null.
  starts_at timestamptz,
  ends_at timestamptz,
  -- Increases with every change, so that nobody overwrites what a colleague has changed meanwhile.
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (ends_at is null or starts_at is null or ends_at > starts_at)
);

-- Which announcements a member does not want to see again; visitors have them in a cookie.
create table announcement_dismissals (
  user_id uuid not null references users on delete cascade,
  announcement_id uuid not null references announcements on delete cascade,
  dismissed_at timestamptz not null,
  primary key (user_id, announcement_id)
);
