-- People and boards that a member does not want to see; a blocked person cannot reach the member either.
create table mutes (
  user_id uuid not null references users on delete cascade,
  object_type text not null check (object_type in ('user', 'board')),
  object_id uuid not null,
  blocks boolean not null default false,
  created_at timestamptz not null,
  primary key (user_id, object_type, object_id),
  check (not blocks or object_type = 'user'),
  check (user_id <> object_id)
);
create index mutes_blocked on mutes (object_id) where blocks;
create index mutes_object on mutes (object_type, object_id);

-- Who wrote what is found, so that search leaves out whom its reader does not want to see.
alter table search_docs add column author_id uuid;
update search_docs set author_id = ref::uuid where kind = 'user';
update search_docs set author_id = owner_id from boards where search_docs.kind = 'board' and search_docs.ref = boards.id::text;
update search_docs set author_id = insights.author_id from insights where search_docs.kind = 'insight' and search_docs.ref = insights.slug;
update search_docs set author_id = questions.author_id from questions where search_docs.kind = 'question' and search_docs.ref = questions.id::text;
create index search_docs_author on search_docs (author_id) where author_id is not null;
