-- What staff unpublish, correct and merge: universities and programs.

-- `withdrawn` is what the source of a row says; `retired`, which every reader asks, is also what staff unpublished.
alter table universities rename column retired to withdrawn;
alter table universities
  -- Unpublished: the university is in no list, and its page is gone for everybody but staff. So are its programs.
  add column hidden_at timestamptz,
  -- The university into which this duplicate was merged: its address, and its code in imports, mean that one.
  add column merged_into uuid references universities on delete cascade,
  -- What staff corrected, by column, as in `companies`.
  add column corrections jsonb not null default '{}' check (jsonb_typeof(corrections) = 'object'),
  add check (merged_into is null or (hidden_at is not null and merged_into <> id));
alter table universities add column retired boolean not null generated always as (withdrawn or hidden_at is not null) stored;

alter table programs rename column retired to withdrawn;
alter table programs
  add column hidden_at timestamptz,
  -- Deleting the program that is kept leaves its duplicates unpublished, because applications may refer to them.
  add column merged_into text references programs on delete set null,
  add column corrections jsonb not null default '{}' check (jsonb_typeof(corrections) = 'object'),
  add check (merged_into is null or (hidden_at is not null and merged_into <> id));
alter table programs add column retired boolean not null generated always as (withdrawn or hidden_at is not null) stored;

drop index universities_listed, universities_region, programs_worth, programs_category, programs_university, programs_referral;
create index universities_listed on universities ((source = 'catalogue') desc, name, id) where not retired;
create index universities_region on universities (region) where not retired;
create index programs_worth on programs (worth desc, id) where not retired;
create index programs_category on programs (category, worth desc) where not retired;
create index programs_university on programs (university_id, title) where not retired;
create index programs_referral on programs (university_id)
  where university_id is not null and referral_paise > 0 and application is not null and not retired;

create index universities_merged on universities (merged_into) where merged_into is not null;
create index programs_merged on programs (merged_into) where merged_into is not null;
create index universities_newest on universities (created_at desc, id desc);
create index programs_newest on programs (created_at desc, id desc);
create index programs_title on programs using gin (title gin_trgm_ops);
create index programs_provider on programs using gin (provider gin_trgm_ops);
create index programs_of_university on programs (university_id) where university_id is not null;

create trigger keep_corrections before update on universities
  for each row when (new.corrections <> '{}') execute function keep_corrections();
create trigger keep_corrections before update on programs
  for each row when (new.corrections <> '{}') execute function keep_corrections();

-- A program of a merged university belongs to the one that is kept, and one of an unpublished university is unpublished with it,
-- at the same time to the microsecond. After `keep_corrections`, because triggers run in the order of their names.
create function place_program() returns trigger language plpgsql as $$
begin
  new.university_id := (select coalesce(merged_into, id) from universities where id = new.university_id);
  new.hidden_at := coalesce(new.hidden_at, (select hidden_at from universities where id = new.university_id));
  return new;
end
$$;
create trigger place_program before insert or update of university_id, hidden_at on programs
  for each row execute function place_program();

-- Offers that staff schedule: the price of a product from a day to a day in India. Every offer has an end.
create table offers (
  id uuid primary key default gen_random_uuid(),
  product text not null check (product in ('report', 'plan')),
  price_paise int not null check (price_paise > 0),
  -- The regular price that the saving is computed against; the list price without one.
  reference_paise int check (reference_paise > price_paise),
  starts_on date not null,
  -- The last day.
  ends_on date not null check (ends_on >= starts_on),
  -- Ended before its last day.
  ended_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now()
);
create index offers_latest on offers (starts_on desc, id desc);
