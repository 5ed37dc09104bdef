-- Webhooks: addresses that are told of events, of a company or, without one, of the site.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  company_id uuid references companies on delete cascade,
  url text not null,
  description text not null default '',
  events text[] not null,
  secret text not null,
  -- Signs as well until then, so that the receiver has time to take the new one.
  former_secret text,
  former_secret_until timestamptz,
  state text not null default 'active' check (state in ('active', 'paused', 'off')),
  off_because text check (off_because in ('gone', 'failing')),
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'off') = (off_because is not null)),
  check ((former_secret is null) = (former_secret_until is null))
);
create index webhooks_company on webhooks (company_id, created_at);

-- One event for one webhook, written with what it tells. The id is what the receiver knows it by, however often it is sent.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks on delete cascade,
  event text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- How many of the waits between attempts are over; sending again begins with the first.
  waits integer not null default 0,
  due_at timestamptz not null,
  locked_until timestamptz,
  -- What came of the last attempt: the status of the answer, or why there was none.
  status integer,
  problem text check (problem in ('refused', 'too_slow', 'silent')),
  duration_ms integer,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index webhook_deliveries_list on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (due_at) where state = 'waiting';
create index webhook_deliveries_age on webhook_deliveries (created_at);
