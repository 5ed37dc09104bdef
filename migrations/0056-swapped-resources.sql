-- The resources that a member took instead of the planned ones, by their place in the path of a skill.
alter table roadmap_stations add column swaps jsonb not null default '{}';
