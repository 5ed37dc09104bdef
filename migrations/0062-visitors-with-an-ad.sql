-- Somebody without an account who checks an ad: known by a cookie for a day, with at most one résumé.
create table visitors (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  file_key text,
  file_name text,
  file_kind text check (file_kind in ('pdf', 'docx', 'txt')),
  file_bytes integer,
  resume_text text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index visitors_expiry on visitors (expires_at);

alter table own_ads
  alter column user_id drop not null,
  add column visitor_id uuid references visitors(id) on delete cascade,
  -- By the id of a requirement or condition: required, preferred or not_asked.
  add column adjustments jsonb not null default '{}',
  -- Requirements that the reader missed, in the member's words.
  add column additions text[] not null default '{}',
  add constraint own_ads_one_owner check (num_nonnulls(user_id, visitor_id) = 1),
  add unique (visitor_id, content_hash);

-- Notes and stages of own ads in the tracker.
alter table tracker_entries
  add column own_ad_id uuid references own_ads(id) on delete cascade,
  add unique (user_id, own_ad_id),
  drop constraint tracker_entries_check,
  drop constraint tracker_entries_check1,
  add constraint tracker_entries_one_subject check (num_nonnulls(job_id, program_id, own_ad_id) <= 1),
  add constraint tracker_entries_by_hand check (
    (num_nonnulls(job_id, program_id, own_ad_id) = 0) = (kind is not null and title is not null and organisation is not null and url is not null)
  );
alter table tracker_events
  drop constraint tracker_events_stage_check,
  add constraint tracker_events_stage_check check (stage in ('considering', 'saved', 'applied', 'interview', 'offer', 'accepted', 'rejected', 'withdrawn'));
