-- What a member tells about themselves. Each list is short and always read and written as a whole.
create table profiles (
  user_id uuid primary key references users on delete cascade,
  about text not null default '' check (length(about) <= 3000),
  goals text not null default '' check (length(goals) <= 1500),
  links jsonb not null default '[]',
  skills jsonb not null default '[]',
  experience jsonb not null default '[]',
  education jsonb not null default '[]',
  certificates jsonb not null default '[]',
  -- Sections that only the member sees.
  hidden text[] not null default '{goals}',
  -- Skills whose sentence from a résumé the member shows in the showcase.
  quoted text[] not null default '{}',
  updated_at timestamptz not null default now()
);
