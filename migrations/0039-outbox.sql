-- E-mails on their way out, written in the transaction that causes them. Once one is delivered its words are forgotten; the
-- row stays for a month, so that its id is handed over once.
create table outbox_mails (
  id text primary key,
  -- Null where the account is gone.
  user_id uuid references users on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null default '',
  headers jsonb not null default '{}',
  attempts int not null default 0,
  last_error text not null default '',
  available_at timestamptz not null,
  -- Whoever delivers it holds it until then, and no longer: a process may die at it.
  locked_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index outbox_mails_waiting on outbox_mails (available_at) where state = 'waiting';
create index outbox_mails_dead on outbox_mails (finished_at, id) where state = 'dead';
create index outbox_mails_user on outbox_mails (user_id);
create index outbox_mails_finished on outbox_mails (finished_at) where state <> 'waiting';

-- Keys that the product makes for itself once, when the operator gives none.
create table kept_secrets (
  name text primary key,
  secret text not null
);
