-- Staff say what became of a message from a form. Closed before: the command knew nothing else.
alter table leads add column state text not null default 'new' check (state in ('new', 'answered', 'closed'));
update leads set state = 'closed' where handled_at is not null;
alter table leads add check ((state = 'new') = (handled_at is null));
create index leads_by_state on leads (state, created_at desc, id desc) where not suspected;
create index leads_sender on leads using gin ((name || ' ' || email || ' ' || organisation) gin_trgm_ops);

-- Dropped: given up, and staff have decided not to send it again.
alter table outbox_mails
  drop constraint outbox_mails_state_check,
  add check (state in ('waiting', 'sent', 'dead', 'dropped'));
