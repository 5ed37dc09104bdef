-- Counted visits by month: an old month goes by dropping a table, and what is written and read touches the new ones alone.
create schema journeys_by_month;

alter table journey_events rename to journey_events_before;
alter index journey_events_pkey rename to journey_events_before_pkey;
alter index journey_events_user rename to journey_events_before_user;
alter index journey_events_at rename to journey_events_before_at;

create table journey_events (
  id bigint generated always as identity,
  at timestamptz not null default now(),
  user_id uuid references users on delete cascade,
  client_id text not null,
  url text not null,
  actionable_id text,
  actionable_type text,
  actionable_action text not null,
  -- How the feed was made that it happened in; for comparing algorithms.
  algorithm text,
  bucket text,
  facts jsonb not null default '{}',
  primary key (id, at)
) partition by range (at);
create index journey_events_user on journey_events (user_id, id desc) where user_id is not null;
create index journey_events_at on journey_events (at);
-- What no month was made for in time; making the month takes it over.
create table journeys_by_month.other partition of journey_events default;

-- Makes the month that holds a day, in UTC, where there is none yet; nothing that was written meanwhile is lost.
create function make_journeys_month(day date) returns void language plpgsql as $$
declare
  month timestamp := date_trunc('month', day::timestamp);
  begins timestamptz := month at time zone 'UTC';
  ends timestamptz := (month + interval '1 month') at time zone 'UTC';
  name text := to_char(month, '"m"YYYY_MM');
begin
  if to_regclass('journeys_by_month.' || name) is not null then
    return;
  end if;
  execute format('create table journeys_by_month.%I (like journey_events including defaults)', name);
  execute format(
    'with moved as (delete from journeys_by_month.other where at >= %L and at < %L returning *)
     insert into journeys_by_month.%I select * from moved', begins, ends, name);
  execute format('alter table journey_events attach partition journeys_by_month.%I for values from (%L) to (%L)', name, begins, ends);
end $$;

select make_journeys_month(month::date) from generate_series(
  date_trunc('month', coalesce((select min(at) from journey_events_before), now()) at time zone 'UTC'),
  date_trunc('month', now() at time zone 'UTC') + interval '3 months', interval '1 month') as month;

insert into journey_events (id, at, user_id, client_id, url, actionable_id, actionable_type, actionable_action, algorithm, bucket, facts)
overriding system value
select id, at, user_id, client_id, url, actionable_id, actionable_type, actionable_action,
  facts ->> 'algorithm', facts ->> 'bucket', facts - 'algorithm' - 'bucket'
from journey_events_before;
select setval(pg_get_serial_sequence('journey_events', 'id'), (select max(id) from journey_events))
where exists (select from journey_events);
drop table journey_events_before;

-- What happened how often on a day of India, so that reports read a few rows instead of all visits.
create table journey_days (
  day date not null,
  action text not null,
  item_type text not null,
  algorithm text not null,
  bucket text not null,
  events bigint not null,
  primary key (day, action, item_type, algorithm, bucket)
);
-- How many browsers of a week, from its Monday, came how far from seeing a role to a plan. Step 1 is the first.
create table journey_funnels (
  week date not null,
  step int not null,
  people bigint not null,
  primary key (week, step)
);
