-- When what everybody may read of a thing last changed, for the sitemaps; reading it anew unchanged does not count.
alter table search_faces add column changed_at timestamptz not null default now();
