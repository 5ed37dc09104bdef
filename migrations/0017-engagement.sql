-- What people like, save and follow: one row each, whatever the object is. `level` is how closely a thing is followed.
create table engagements (
  object_type text not null,
  object_id text not null,
  verb text not null check (verb in ('like', 'save', 'follow')),
  user_id uuid not null references users on delete cascade,
  level text not null default '',
  created_at timestamptz not null default now(),
  primary key (object_type, object_id, verb, user_id)
);
create index engagements_user on engagements (user_id, verb, object_type, created_at desc);
create index engagements_object on engagements (object_type, object_id, verb, created_at desc);

-- How often: the folded total and what came since. Appending never waits for another tap.
create table engagement_counts (
  object_type text not null,
  object_id text not null,
  verb text not null,
  total bigint not null default 0,
  primary key (object_type, object_id, verb)
) with (fillfactor = 70);
create table engagement_deltas (
  id bigint generated always as identity primary key,
  object_type text not null,
  object_id text not null,
  verb text not null,
  n int not null
);
create index engagement_deltas_object on engagement_deltas (object_type, object_id, verb) include (n);
