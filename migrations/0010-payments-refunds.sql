-- What a purchase may become: the one table of it. src/features/payments/server/transitions.ts reads the same, and a test holds the two equal.
create table purchase_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into purchase_transitions (from_status, to_status) values
  ('created', 'pending'), ('created', 'success'), ('created', 'failure'), ('created', 'refund_pending'),
  ('pending', 'success'), ('pending', 'failure'), ('pending', 'refund_pending'),
  ('failure', 'success'), ('failure', 'refund_pending'),
  ('success', 'refund_pending'),
  ('refund_pending', 'refunded'), ('refund_pending', 'refund_failed'),
  ('refund_failed', 'refund_pending');

-- The money of one purchase on its way back. The key makes a purchase go back once; the token makes asking for it twice harmless.
create table refunds (
  purchase_id uuid primary key references purchases,
  token text not null unique check (length(token) <= 23),
  -- A token that the provider has failed cannot be used again: each attempt has its own.
  attempt integer not null default 1 check (attempt > 0),
  amount_paise integer not null check (amount_paise > 0),
  reason text not null check (reason in ('paid-twice', 'operator')),
  note text not null default '',
  began_at timestamptz not null,
  ended_at timestamptz,
  -- The facts of its document as they were when the money was back, and the file once it was drawn.
  document_number text unique check (length(document_number) <= 16),
  document jsonb,
  document_file text,
  check ((document_number is null) = (document is null) and (document is null or ended_at is not null))
);
insert into refunds (purchase_id, token, amount_paise, reason, began_at)
  select id, refund_token, amount_paise, 'paid-twice', coalesce(verified_at, created_at) from purchases where refund_token is not null;
alter table purchases drop constraint purchases_check1;
alter table purchases drop column refund_token;
alter table purchases add constraint purchases_refunds_what_was_paid
  check (status not in ('refund_pending', 'refunded', 'refund_failed') or provider_ref is not null);

drop trigger purchases_stay_paid on purchases;
drop function keep_paid_purchases_paid();
create function refuse_other_transitions() returns trigger language plpgsql as $$
begin
  if not exists (select from purchase_transitions where from_status = old.status and to_status = new.status) then
    raise exception 'a purchase that is % cannot become %', old.status, new.status using errcode = 'check_violation';
  end if;
  if new.status = 'refund_pending' and not exists (select from refunds where purchase_id = new.id) then
    raise exception 'a purchase cannot become % without a refund', new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger purchases_move_along_the_table before update of status on purchases for each row
  when (old.status <> new.status) execute function refuse_other_transitions();

-- What was ever paid keeps its number and its receipt, whatever becomes of the money.
create function keep_receipts() returns trigger language plpgsql as $$
begin
  raise exception 'a receipt is never changed' using errcode = 'check_violation';
end $$;
create trigger purchases_keep_receipts before update of invoice_number, receipt on purchases for each row
  when (old.invoice_number is not null and (old.invoice_number is distinct from new.invoice_number or old.receipt is distinct from new.receipt))
  execute function keep_receipts();

-- Operators' decisions belong to the audit trail of a purchase, too; and nothing empties it at once.
alter table purchase_events drop constraint purchase_events_source_check;
alter table purchase_events add constraint purchase_events_source_check
  check (source in ('browser', 'webhook', 'verify', 'refund', 'operator'));
create trigger purchase_events_never_emptied before truncate on purchase_events execute function refuse_change();

-- One report per day: our books beside the provider's.
create table reconciliations (
  day date primary key,
  difference_paise bigint not null,
  report jsonb not null,
  made_at timestamptz not null
);
