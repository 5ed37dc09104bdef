-- What staff unpublish, correct and merge: companies and jobs.

alter table companies
  -- Unpublished: the company is in no list, and its page is gone for everybody but staff. So are its jobs.
  add column hidden_at timestamptz,
  -- The company into which this duplicate was merged: its address, and its name in imports, mean that one.
  add column merged_into uuid references companies on delete cascade,
  -- What staff corrected, by column: what it `is`, and what was `stated` last by whoever else writes the row.
  add column corrections jsonb not null default '{}' check (jsonb_typeof(corrections) = 'object'),
  add check (merged_into is null or (hidden_at is not null and merged_into <> id));
create index companies_merged on companies (merged_into) where merged_into is not null;
create index companies_newest on companies (created_at desc, id desc);

alter table jobs add column corrections jsonb not null default '{}' check (jsonb_typeof(corrections) = 'object');
create index jobs_added on jobs (created_at desc, id desc);

-- Whatever writes a row, what staff corrected stays; what is stated instead is kept beside it.
create function keep_corrections() returns trigger language plpgsql as $$
declare
  field text;
  stated jsonb;
begin
  for field in select jsonb_object_keys(new.corrections) loop
    stated := to_jsonb(new) -> field;
    if stated is distinct from new.corrections -> field -> 'is' then
      new.corrections := jsonb_set(new.corrections, array[field, 'stated'], stated);
    end if;
  end loop;
  return jsonb_populate_record(new, (select jsonb_object_agg(key, value -> 'is') from jsonb_each(new.corrections)));
end
$$;
create trigger keep_corrections before update on companies
  for each row when (new.corrections <> '{}') execute function keep_corrections();
create trigger keep_corrections before update on jobs
  for each row when (new.corrections <> '{}') execute function keep_corrections();

-- A job of an unpublished company is unpublished with it, at the same time to the microsecond.
create function hide_job_of_company() returns trigger language plpgsql as $$
declare
  hidden timestamptz := (select hidden_at from companies where id = new.company_id);
begin
  if hidden is not null then
    new.hidden_at := coalesce(new.hidden_at, hidden);
    new.closed_at := coalesce(new.closed_at, hidden);
  end if;
  return new;
end
$$;
create trigger hide_job_of_company before insert or update of company_id, hidden_at on jobs
  for each row execute function hide_job_of_company();
