-- What members and visitors did, recorded only with their consent.
create table journey_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id uuid references users on delete cascade,
  client_id text not null,
  url text not null,
  actionable_id text,
  actionable_type text,
  actionable_action text not null,
  facts jsonb not null default '{}'
);
create index journey_events_user on journey_events (user_id, at desc);
create index journey_events_at on journey_events (at);
