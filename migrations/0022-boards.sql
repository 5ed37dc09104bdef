-- Boards: cards in an order, kept and shared. A board without an owner is the editors'.
create table boards (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references users on delete cascade,
  slug text not null unique,
  title text not null,
  description text not null default '',
  privacy boolean not null default false,
  type text not null default 'board' check (type in ('board', 'learning_pack')),
  -- The categories it belongs to, by slug: a member's has one at most.
  categories text[] not null default '{}',
  -- The editors' order of learning packs, the first to read first.
  position int,
  card_count int not null default 0 check (card_count >= 0),
  -- What a board was made of, so that the same thing makes it once.
  source text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Deleted boards can be restored for a while.
  deleted_at timestamptz,
  constraint boards_private_pack check (not (privacy and type = 'learning_pack'))
);
create index boards_owner on boards (owner_id, created_at desc, id desc);
create unique index boards_source on boards (owner_id, source) where source is not null and deleted_at is null;
create index boards_packs on boards (position, created_at, id) where type = 'learning_pack' and deleted_at is null;
create index boards_categories on boards using gin (categories) where not privacy and deleted_at is null;
create index boards_deleted on boards (deleted_at) where deleted_at is not null;

create table board_sections (
  id uuid primary key default gen_random_uuid(),
  board_id uuid not null references boards on delete cascade,
  title text not null,
  position int not null
);
create index board_sections_board on board_sections (board_id, position);

-- A card names something by kind and ref; title and url are what it was when it was pinned.
create table board_cards (
  id uuid primary key default gen_random_uuid(),
  board_id uuid not null references boards on delete cascade,
  section_id uuid references board_sections on delete set null,
  kind text not null check (kind in ('insight', 'job', 'program', 'resource', 'skill', 'link', 'note')),
  ref text not null,
  title text not null,
  url text not null default '',
  text text not null default '',
  link_title text not null default '',
  -- Reading time of the card's own text.
  minutes int not null default 0,
  note text not null default '',
  position int not null,
  pinned_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create unique index board_cards_once on board_cards (board_id, kind, ref) where removed_at is null;
create index board_cards_order on board_cards (board_id, position) where removed_at is null;
create index board_cards_removed on board_cards (removed_at) where removed_at is not null;

create table board_collaborators (
  board_id uuid not null references boards on delete cascade,
  user_id uuid not null references users on delete cascade,
  added_at timestamptz not null default now(),
  primary key (board_id, user_id)
);
create index board_collaborators_user on board_collaborators (user_id);

-- What a member has done of a board.
create table board_progress (
  user_id uuid not null references users on delete cascade,
  card_id uuid not null references board_cards on delete cascade,
  done_at timestamptz not null default now(),
  primary key (user_id, card_id)
);
create index board_progress_card on board_progress (card_id);
