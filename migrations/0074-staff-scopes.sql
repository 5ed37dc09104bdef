-- What a member of staff may do. `staff` says whether there is any scope. Whoever was staff before could do everything.
alter table users
  add column staff_scopes text[] not null default '{}'
    check (staff_scopes <@ array['support', 'editor', 'moderator', 'finance', 'administrator']);

update users
set staff_scopes = array['support', 'editor', 'moderator', 'finance', 'administrator']
where staff;

alter table users drop column staff;
alter table users add column staff boolean not null generated always as (cardinality(staff_scopes) > 0) stored;

-- The log is read by object, person and action, the latest first.
drop index audit_entries_object;
create index audit_entries_object on audit_entries (object_type, object_id, id desc);
create index audit_entries_actor on audit_entries (actor_id, id desc);
create index audit_entries_action on audit_entries (action, id desc);
