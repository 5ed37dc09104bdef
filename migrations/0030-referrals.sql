-- Who brought whom, and the money that follows from it.
create table referral_codes (
  user_id uuid primary key references users on delete cascade,
  code text not null unique check (code ~ '^[a-z2-9]{8}$'),
  created_at timestamptz not null default now()
);

-- A member is brought by one other at most: whose link they came by first.
create table referrals (
  id uuid primary key default gen_random_uuid(),
  referrer_id uuid not null references users on delete cascade,
  referred_id uuid not null unique references users on delete cascade,
  -- They joined where the referrer had been signed in.
  same_device boolean not null default false,
  joined_at timestamptz not null default now(),
  check (referrer_id <> referred_id)
);
create index referrals_referrer on referrals (referrer_id, joined_at desc, id desc);

-- Fees that referred members paid, with what the program gave for it on that day; never more than the fee.
create table referral_payments (
  application_form_id uuid primary key,
  referral_id uuid not null references referrals on delete cascade,
  program_id text not null references programs,
  paid_paise bigint not null check (paid_paise >= 0),
  amount_paise bigint not null check (amount_paise between 0 and paid_paise),
  -- The referrer had paid with the same details.
  same_payer boolean not null default false,
  paid_at timestamptz not null,
  returned_at timestamptz
);
create index referral_payments_referral on referral_payments (referral_id, paid_at);

-- One claim for a referral, and one for a fee.
create table cashback_claims (
  id uuid primary key default gen_random_uuid(),
  referral_id uuid not null unique references referrals on delete cascade,
  application_form_id uuid not null unique references referral_payments on delete cascade,
  user_id uuid not null references users on delete cascade,
  amount_paise bigint not null check (amount_paise > 0),
  status text not null default 'pending' check (status in ('pending', 'hold', 'approved', 'rejected', 'clawed_back')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index cashback_claims_user on cashback_claims (user_id, created_at desc, id desc);
create index cashback_claims_queue on cashback_claims (status, created_at, id);

-- Every step of a claim; rows are only added. The sum of a claim's amounts is what the referrer has of it.
create table cashback_ledger (
  id bigint generated always as identity primary key,
  claim_id uuid not null references cashback_claims on delete cascade,
  step text not null check (step in ('pending', 'hold', 'approved', 'rejected', 'clawback')),
  amount_paise bigint not null default 0,
  reason text not null default '',
  at timestamptz not null default now(),
  unique (claim_id, step),
  check (amount_paise = 0 or (step = 'approved' and amount_paise > 0) or (step = 'clawback' and amount_paise < 0))
);
