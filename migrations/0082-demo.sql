-- Which parts of the catalogue were loaded to try the product, and which companies are invented for it.
alter table catalogue_loads add column demo boolean not null default false;
update catalogue_loads set demo = true
where name in ('jobs', 'employers', 'programs', 'insights', 'blog', 'packs', 'forum');

alter table companies add column example boolean not null default false;
-- The demo's companies have addresses that cannot exist, and their jobs are the catalogue's.
update companies set example = true
where website ~ '^https://[a-z0-9-]+\.example/?$'
  and exists (select from jobs where jobs.company_id = companies.id and jobs.source = 'catalogue');
