-- How a language model worded a suggested line. `source` is the suggestion that it worded: the wording of another one is not
-- shown. Null: nothing of its answer could be verified.
create table line_wordings (
  job_application_id uuid not null references job_applications(id) on delete cascade,
  line_id text not null,
  source text not null,
  text text,
  model text not null,
  worded_at timestamptz not null,
  primary key (job_application_id, line_id)
);

-- A payment that arrives after its item was deleted is returned.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in ('paid-twice', 'operator', 'offered', 'item-gone'));
