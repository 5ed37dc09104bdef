-- A member's notices are numbered one by one, in the transaction that writes them. An identity may commit out of order, and
-- whoever asks for what came after a number would miss what came late.
create table notification_counters (
  user_id uuid primary key references users on delete cascade,
  last bigint not null
) with (fillfactor = 50);
insert into notification_counters (user_id, last) select user_id, max(sequence) from notifications group by user_id;
alter table notifications alter column sequence drop identity;

alter table notifications
  -- Unread notices with the same key stand as one: the newest, with the others folded behind it.
  add column group_key text,
  -- The first notice of the group.
  add column group_id uuid,
  add column folded boolean not null default false,
  -- False for what the member wants to read nowhere but in e-mails.
  add column shown boolean not null default true,
  add column snoozed_until timestamptz,
  -- Cleared ones are kept for a while: clearing can be undone, and what was told stays told.
  add column cleared_at timestamptz,
  add column mail text not null default 'none' check (mail in ('none', 'now', 'digest', 'digested'));

drop index notifications_user;
create unique index notifications_sequence on notifications (user_id, sequence);
create index notifications_inbox on notifications (user_id, sequence desc) where shown and not folded and cleared_at is null;
create index notifications_unread on notifications (user_id, sequence desc)
  where shown and not folded and cleared_at is null and read_at is null and snoozed_until is null;
create index notifications_snoozed on notifications (snoozed_until) where snoozed_until is not null and cleared_at is null;
create index notifications_group on notifications (group_id, sequence desc) where group_id is not null;
create index notifications_open_group on notifications (user_id, group_key) where group_key is not null and not folded;
create index notifications_cleared on notifications (user_id, cleared_at) where cleared_at is not null;
create index notifications_digest on notifications (user_id) where mail = 'digest';

-- What a member has chosen for one matter; without a row the matter's own defaults hold.
create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  matter text not null,
  in_app boolean not null,
  mail text not null check (mail in ('now', 'digest', 'never')),
  push boolean not null,
  primary key (user_id, matter)
);
create table notification_settings (
  user_id uuid primary key references users on delete cascade,
  digest text not null check (digest in ('daily', 'weekly', 'never'))
);

-- The likes of a day, for telling authors of them.
create index engagements_liked on engagements (created_at) where verb = 'like';
