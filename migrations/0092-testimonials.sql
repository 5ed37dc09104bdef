-- Stories of people who used the toolkit: those of the demo's file, and what editors write in the console.
create table testimonials (
  slug text primary key,
  name text not null,
  title text not null,
  quote text not null,
  story text not null,
  -- The id of a YouTube video; a story without one is shown as text.
  video_id text,
  -- The seed of the generated cover.
  thumbnail text not null,
  background_color text not null default '#dfe7fb',
  -- The scores before and after, where the story mentions them.
  score_before int check (score_before between 0 and 100),
  score_after int check (score_after between 0 and 100),
  -- Lists begin with the smallest.
  position int not null,
  -- The person is invented. It comes with the demo and cannot be taken off.
  sample boolean not null default false,
  -- Loading the file again leaves those of editors alone. A file's story becomes one when an editor changes it.
  by_editors boolean not null default false,
  state text not null default 'published' check (state in ('draft', 'published', 'deleted')),
  -- At once, and without an end, where they are null.
  starts_at timestamptz,
  ends_at timestamptz,
  version integer not null default 1,
  changed_at timestamptz(3) not null default now(),
  check ((score_before is null) = (score_after is null)),
  check (score_after > score_before),
  check (ends_at is null or starts_at is null or ends_at > starts_at)
);
create index testimonials_latest on testimonials (changed_at desc, slug desc);
