-- The language in which something is written follows from the script of its title.
create function language_of(title text) returns text language sql immutable parallel safe
  return case when title ~ '[\u0900-\u097F]' then 'hi' else 'en' end;

alter table insights add column language text not null generated always as (language_of(title)) stored;
alter table blog_posts add column language text not null generated always as (language_of(title)) stored;
alter table boards add column language text not null generated always as (language_of(title)) stored;
alter table questions add column language text not null generated always as (language_of(title)) stored;

-- Lists begin with what is in the reader's language.
alter table insight_listings add column language text not null default 'en';
update insight_listings set language = insights.language from insights
  where insights.id = insight_listings.insight_id and insights.language <> 'en';
drop index insight_listings_hot;
drop index insight_listings_newest;
create index insight_listings_hot on insight_listings (topic, language, hot desc, insight_id desc);
create index insight_listings_newest on insight_listings (topic, language, published_at desc, insight_id desc);
create index questions_language on questions (language, active_at desc, id desc) where hidden_at is null and deleted_at is null;

-- The name and description of a category in languages other than English, by language.
alter table categories add column translations jsonb;
