-- What a member decided about a suggested line of their résumé for one application. `quote` is their own sentence, `line_id`
-- its hash, and `text` what stands in its place while the line is taken.
create table tailored_lines (
  job_application_id uuid not null references job_applications(id) on delete cascade,
  line_id text not null,
  quote text not null,
  text text not null,
  state text not null check (state in ('taken', 'left')),
  decided_at timestamptz not null,
  primary key (job_application_id, line_id)
);
