-- `apply_url` is the employer's own page where one applies; without it one applies here. `places` lists each place of the job
-- with its country, as structured data states them; `location` is what pages show.
alter table jobs
  add column apply_url text check (apply_url ~* '^https?://'),
  add column places jsonb not null default '[]' check (jsonb_typeof(places) = 'array');

-- The demo catalogue is in India. Jobs from elsewhere get their places with the next import.
update jobs
set places = jsonb_build_array(jsonb_build_object('locality', split_part(location, ',', 1), 'region', '', 'country', 'IN'))
where source = 'catalogue' and location <> '';
