-- Topics of communities are found in search; a topic has no id of its own.
alter table community_topics add column ref text not null generated always as (category_id::text || '/' || hashtag) stored;
select watch_for_search('community_topics', 'topic', 'ref');

create function note_topics_of_changed_category() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, ref) select 'topic', ref from community_topics where category_id = new.id;
  return null;
end $$;
create trigger search_topics after update on categories for each row execute function note_topics_of_changed_category();

-- The title and text of what the site itself says in more than one language, by language.
alter table search_faces add column translations jsonb;

-- The length of a document is compared with that of its kind.
alter table search_totals drop column words_each, add column words_by_kind jsonb not null default '{}';

-- What education a job asks for, the most that it pays and what a course costs are in the index; universities are found by what
-- can be studied there, and degrees with and without dots.
insert into search_changes (kind, ref) select kind, ref from search_docs;
