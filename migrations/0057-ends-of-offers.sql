-- The first start of this machine: outside production, offers end thirty days after it.
create table first_start (
  only_row boolean primary key default true check (only_row),
  started_at timestamptz not null default now()
);
insert into first_start default values;
