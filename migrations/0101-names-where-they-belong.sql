-- Notifications and waiting e-mails name the members whose acts they report, so that their names are joined when they are
-- read, and end with the account.
alter table notifications add column actor_ids uuid[] not null default '{}';
alter table outbox_mails add column actor_ids uuid[] not null default '{}';

with act as (
  select n.id, case
    when n.kind = 'followed' then substring(n.dedupe_key from '^followed:(.{36})$')
    when n.kind = 'board-followed' then substring(n.dedupe_key from '^board-followed:.{36}:(.{36})$')
    when n.kind = 'board-invited' then (select owner_id::text from boards where id::text = substring(n.dedupe_key from '^board-invited:(.{36})$'))
    when n.kind in ('comment', 'reply', 'mention') then (select author_id::text from comments where id::text = substring(n.dedupe_key from '^comment:(.{36})$'))
    when n.kind = 'answer' then (select author_id::text from answers where id::text = substring(n.dedupe_key from '^answer:(.{36})$'))
    when n.kind = 'answer-accepted' then (
      select q.author_id::text from answers a join questions q on q.id = a.question_id
      where a.id::text = substring(n.dedupe_key from '^answer-accepted:(.{36})$'))
  end as actor
  from notifications n
)
update notifications n set actor_ids = array[act.actor::uuid], facts = n.facts - 'person' - 'name'
from act join users u on u.id::text = act.actor where act.id = n.id;
-- Whom the others name is not stored, only the name.
delete from notifications where actor_ids = '{}' and (kind = 'hiring-team' and facts ->> 'person' <> '' or kind in (
  'followed', 'board-followed', 'board-invited', 'comment', 'reply', 'mention', 'answer', 'answer-accepted', 'likes', 'applicant'));

-- Entries of search that name a member are indexed again when the name or the address of the profile changes.
create function note_search_changes_of_author() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, ref) select kind, ref from search_docs where author_id = new.id;
  return null;
end $$;
create trigger search_author after update on users for each row
  when ((old.name, old.slug) is distinct from (new.name, new.slug)) execute function note_search_changes_of_author();
insert into search_changes (kind, ref) select kind, ref from search_docs where author_id is not null;

-- The provider's answers are stored without the payer's name and contact details, which the receipt has.
alter table purchase_events disable trigger purchase_events_append_only;
update purchase_events set body = body - array['firstname', 'lastname', 'email', 'phone', 'address1', 'address2', 'city', 'state', 'country', 'zipcode'];
alter table purchase_events enable trigger purchase_events_append_only;

-- A message that was sent keeps no address.
update outbox_mails set recipient = '' where state = 'sent';
