-- Whether learning resources still open, by their address: what the checker saw last.
create table resource_checks (
  url text primary key,
  checked_at timestamptz not null,
  verdict text not null check (verdict in ('works', 'gone', 'failing', 'unknown')),
  -- The status of the last answer; null when there was none.
  status int,
  -- Checks in a row that did not find it.
  failures int not null default 0
);
create index resource_checks_oldest on resource_checks (checked_at);

-- One report per member and resource; a second replaces the first.
create table resource_reports (
  url text not null,
  user_id uuid not null references users on delete cascade,
  reason text not null check (reason in ('gone', 'paywall', 'other-content', 'poor')),
  created_at timestamptz not null,
  primary key (url, user_id)
);
create index resource_reports_user on resource_reports (user_id);
