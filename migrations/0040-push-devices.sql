-- Browsers that a member wants to be told on. One is the member's for as long as they are signed in there: whoever signs out
-- leaves nothing behind that would go on showing their notices.
create table push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_devices_user on push_devices (user_id, created_at desc);
create index push_devices_session on push_devices (session_id);
