-- Sentences by which an ad asks applicants for money or bank details: [{kind, quote}].
alter table own_ads add column warnings jsonb not null default '[]';
