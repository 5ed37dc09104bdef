-- The server makes and drops the months of counted visits, whatever role it has: these functions run as the owner of the tables.
alter function make_journeys_month(date) security definer set search_path = pg_catalog, public, pg_temp;

-- Drops the months before the one that holds a day, in UTC.
create function drop_journeys_months(day date) returns void language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  month text;
begin
  for month in
    select relname from pg_class
    where relnamespace = 'journeys_by_month'::regnamespace and relkind = 'r'
      and relname ~ '^m[0-9]{4}_[0-9]{2}$' and relname < to_char(day, '"m"YYYY_MM')
  loop
    execute format('drop table journeys_by_month.%I', month);
  end loop;
end $$;

revoke execute on function make_journeys_month(date), drop_journeys_months(date) from public;
