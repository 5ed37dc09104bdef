create table purchases (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  purchasable_type text not null check (purchasable_type in ('FitmentScore', 'Roadmap', 'ApplicationForm')),
  purchasable_id text not null,
  title text not null,
  txnid text not null unique check (length(txnid) <= 25),
  amount_paise integer not null check (amount_paise > 0),
  currency text not null default 'INR' check (currency = 'INR'),
  status text not null default 'created'
    check (status in ('created', 'pending', 'success', 'failure', 'refund_pending', 'refunded', 'refund_failed')),
  -- What the provider said last, in its own words.
  provider_status text not null default '',
  unmapped_status text not null default '',
  provider_ref text unique,
  payment_type text not null default '',
  -- Why a payment that claims success is not believed; staff looks into these.
  held_because text,
  sent_fields jsonb not null,
  context jsonb not null default '{}',
  state_code text,
  invoice_number text unique check (length(invoice_number) <= 16),
  -- The facts of the receipt as they were at payment, and the file once it was drawn.
  receipt jsonb,
  receipt_file text,
  refund_token text unique check (length(refund_token) <= 23),
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  next_check_at timestamptz,
  check_count integer not null default 0,
  check (status <> 'success' or (invoice_number is not null and receipt is not null and provider_ref is not null and verified_at is not null)),
  check (status not in ('refund_pending', 'refunded', 'refund_failed') or (refund_token is not null and provider_ref is not null))
);
-- An item is bought once.
create unique index purchases_bought on purchases (purchasable_type, purchasable_id) where status = 'success';
create index purchases_user on purchases (user_id, created_at desc);
create index purchases_item on purchases (user_id, purchasable_type, purchasable_id);
create index purchases_due on purchases (next_check_at) where next_check_at is not null;

-- Money that arrived never becomes money that did not.
create function keep_paid_purchases_paid() returns trigger language plpgsql as $$
begin
  raise exception 'a paid purchase cannot become %', new.status using errcode = 'check_violation';
end $$;
create trigger purchases_stay_paid before update of status on purchases for each row
  when (old.status in ('success', 'refund_pending', 'refunded', 'refund_failed') and new.status in ('created', 'pending', 'failure'))
  execute function keep_paid_purchases_paid();

-- Everything the provider told us, as it came, without card data. Only ever inserted into.
create table purchase_events (
  id bigint generated always as identity primary key,
  purchase_id uuid not null references purchases,
  source text not null check (source in ('browser', 'webhook', 'verify', 'refund')),
  fingerprint text not null,
  body jsonb not null,
  hash_ok boolean,
  received_at timestamptz not null default now(),
  unique (purchase_id, fingerprint)
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'check_violation';
end $$;
create trigger purchase_events_append_only before update or delete on purchase_events for each row execute function refuse_change();

-- The last number given out per series and financial year: a counter row leaves no gaps where a sequence would.
create table invoice_counters (
  series text not null,
  financial_year text not null,
  last integer not null,
  primary key (series, financial_year)
);
