-- What people write to us through the forms of the site.
create table leads (
  id uuid primary key default gen_random_uuid(),
  -- The opened form it was sent with: sent twice, it is one lead.
  form_id text not null unique,
  kind text not null check (
    kind in ('contact', 'educator', 'corporate', 'enterprise-ai', 'early-adopter', 'contest', 'incubator', 'advisor')
  ),
  -- The member who was signed in; their leads go with their account.
  user_id uuid references users on delete cascade,
  name text not null,
  email text not null,
  phone text not null,
  organisation text not null,
  topic text not null,
  message text not null,
  page text not null,
  -- Of everything that was written: the same text again on the same day is counted, not kept twice.
  digest text not null,
  repeats integer not null default 0,
  -- The field that no person sees was filled in: kept for staff to look at, and nobody is written to.
  suspected boolean not null default false,
  confirmed_at timestamptz,
  handled_at timestamptz,
  created_at timestamptz not null
);
create index leads_newest on leads (created_at desc, id desc);
create index leads_by_kind on leads (kind, created_at desc, id desc);
create index leads_by_address on leads (email, created_at desc);
create index leads_by_member on leads (user_id) where user_id is not null;

-- One row: what opened forms and links of confirmation are signed with. Two random identifiers are 244 random bits.
create table lead_keys (
  only_one boolean primary key default true check (only_one),
  secret text not null
);
insert into lead_keys (secret)
values (encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'));
