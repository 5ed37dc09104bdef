-- Files of the file store that are attached when a message is delivered, and whom an answer goes to.
alter table outbox_mails
  add column attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array'),
  add column reply_to text not null default '';

-- One applies for a job in one of three ways: here, at the employer's page (`apply_url`), or by e-mail to an address that its
-- owner or staff have confirmed. `questions` are asked with an application here or by e-mail.
alter table jobs
  add column apply_email text check (length(apply_email) between 3 and 254 and position('@' in apply_email) > 1),
  add column questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  add constraint jobs_one_way_to_apply check (apply_url is null or apply_email is null);
alter table job_applications
  add column answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array');

-- Addresses to which the applications of a company go. Its owner confirms one by a link, or staff do. A removed one is neither
-- used nor asked again until its owner or staff confirm it.
create table delivery_addresses (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  email text not null check (length(email) between 3 and 254),
  -- Of the link by which its owner confirms or removes it; null until somebody asked.
  secret_hash bytea,
  asked_at timestamptz,
  confirmed_at timestamptz,
  -- The member of staff; null where the owner of the address confirmed it.
  confirmed_by uuid references users on delete set null,
  removed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index delivery_addresses_email on delivery_addresses (company_id, lower(email));
create unique index delivery_addresses_secret on delivery_addresses (secret_hash);
create index delivery_addresses_confirmer on delivery_addresses (confirmed_by);
create index delivery_addresses_state on delivery_addresses (removed_at, confirmed_at, asked_at desc, id);

-- Applications that were sent by e-mail. The link in the e-mail opens the application without an account until it expires or is
-- revoked.
create table deliveries (
  id uuid primary key default gen_random_uuid(),
  job_application_id uuid not null references job_applications on delete cascade,
  address_id uuid not null references delivery_addresses on delete cascade,
  email text not null,
  mail_id text not null,
  secret_hash bytea not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index deliveries_secret on deliveries (secret_hash);
create unique index deliveries_mail on deliveries (mail_id);
create index deliveries_application on deliveries (job_application_id, created_at desc);
create index deliveries_address on deliveries (address_id) where revoked_at is null;

update job_drafts set content = content || '{"apply_email": "", "questions": []}';
