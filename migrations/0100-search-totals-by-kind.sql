-- How many items of each kind search has; counted with the words, every hour.
alter table search_totals add column docs_by_kind jsonb not null default '{}';
