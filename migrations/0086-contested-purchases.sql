-- What a payer says is wrong with what they paid for, or why they ask for their money back; one open contest per purchase.
create table purchase_contests (
  id uuid primary key default gen_random_uuid(),
  purchase_id uuid not null references purchases on delete cascade,
  -- The part that is wrong, or 'refund'.
  about text not null,
  text text not null,
  created_at timestamptz not null,
  outcome text check (outcome in ('refunded', 'mended', 'declined', 'withdrawn')),
  -- What the payer reads.
  answer text not null default '',
  answered_at timestamptz,
  answered_by uuid references users on delete set null,
  check ((outcome is null) = (answered_at is null))
);
create unique index purchase_contests_open on purchase_contests (purchase_id) where outcome is null;
create index purchase_contests_purchase on purchase_contests (purchase_id, created_at desc);
create index purchase_contests_waiting on purchase_contests (created_at, id) where outcome is null;
create index purchase_contests_newest on purchase_contests (created_at desc, id desc);
