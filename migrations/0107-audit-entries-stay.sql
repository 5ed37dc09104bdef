-- The audit log is only added to. Its network addresses are removed after their time, and an entry after at least a year.
create function guard_audit_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'ip' = to_jsonb(old) - 'ip' and new.ip = '' then
    return new;
  end if;
  if tg_op = 'DELETE' and old.at < now() - interval '365 days' then
    return old;
  end if;
  raise exception 'audit_entries is append only' using errcode = 'check_violation';
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries for each row execute function guard_audit_entries();
create trigger audit_entries_not_emptied before truncate on audit_entries execute function refuse_change();
