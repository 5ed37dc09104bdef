-- What a company's page asks: its open jobs, its neighbours, and who says that they work there.
create index companies_name on companies using gin (name gin_trgm_ops);
create index companies_listed on companies (name, id);

-- The organisations that a member names in their experience, as a page of a company looks for them.
create function organisations_of(stays jsonb) returns text[]
  language sql immutable parallel safe
  return (select coalesce(array_agg(distinct lower(trim(stay ->> 'organisation'))), '{}') from jsonb_array_elements(stays) as stay);
create index profiles_organisations on profiles using gin (organisations_of(experience));
