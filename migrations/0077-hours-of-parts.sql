-- The hours that a member spent on a part of a path before finishing it, by day.
create table roadmap_hours (
  roadmap_id uuid not null references roadmaps on delete cascade,
  resource_id text not null,
  day date not null,
  hours real not null check (hours > 0),
  primary key (roadmap_id, resource_id, day)
);
