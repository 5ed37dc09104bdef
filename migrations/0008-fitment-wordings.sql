-- What a configured language model wrote about one report. The report itself never depends on it.
create table fitment_wordings (
  fitment_report_id uuid primary key references fitment_reports on delete cascade,
  model text not null,
  summary text,
  other_skills jsonb not null default '[]',
  created_at timestamptz not null default now()
);
