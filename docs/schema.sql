-- The current schema, generated from the migrations by `npm run generate`.

-- Table account_deletions
create table account_deletions (
  user_id uuid not null,
  reason text not null,
  requested_by uuid,
  requested_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  PRIMARY KEY (user_id),
  FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_deletions_due ON public.account_deletions USING btree (due_at);

-- Table announcement_dismissals
create table announcement_dismissals (
  user_id uuid not null,
  announcement_id uuid not null,
  dismissed_at timestamp with time zone not null,
  PRIMARY KEY (user_id, announcement_id),
  FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Table announcements
create table announcements (
  id uuid default gen_random_uuid() not null,
  audience text not null,
  part text not null,
  text_en text not null,
  text_hi text default ''::text not null,
  link text default ''::text not null,
  link_en text default ''::text not null,
  link_hi text default ''::text not null,
  dismissible boolean not null,
  state text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK ((audience = ANY (ARRAY['everyone'::text, 'visitors'::text, 'members'::text, 'employers'::text]))),
  CHECK (((ends_at IS NULL) OR (starts_at IS NULL) OR (ends_at > starts_at))),
  CHECK ((part = ANY (ARRAY['all'::text, 'home'::text, 'jobs'::text, 'learning'::text, 'communities'::text, 'hiring'::text]))),
  CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'deleted'::text])))
);

-- Table answers
create table answers (
  id uuid default gen_random_uuid() not null,
  question_id uuid not null,
  author_id uuid,
  starter boolean default false not null,
  body text not null,
  popularity bigint not null,
  created_at timestamp with time zone default now() not null,
  edited_at timestamp with time zone,
  hidden_at timestamp with time zone,
  hidden_reason text default ''::text not null,
  deleted_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE
);
CREATE INDEX answers_author ON public.answers USING btree (author_id, created_at DESC);
CREATE INDEX answers_deleted ON public.answers USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX answers_question ON public.answers USING btree (question_id, popularity DESC, id DESC);

-- Table api_tokens
create table api_tokens (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  name text not null,
  token_hash bytea not null,
  scopes text[] not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK ((expires_at <= (created_at + '366 days'::interval))),
  UNIQUE (token_hash),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX api_tokens_user ON public.api_tokens USING btree (user_id, created_at DESC);

-- Table applicant_experience
create table applicant_experience (
  job_application_id uuid not null,
  months integer,
  PRIMARY KEY (job_application_id),
  FOREIGN KEY (job_application_id) REFERENCES job_applications(id) ON DELETE CASCADE,
  CHECK ((months >= 0))
);

-- Table applicant_notes
create table applicant_notes (
  id uuid default gen_random_uuid() not null,
  job_application_id uuid not null,
  user_id uuid not null,
  body text not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  CHECK (((length(body) >= 1) AND (length(body) <= 5000))),
  FOREIGN KEY (job_application_id) REFERENCES job_applications(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX applicant_notes_application ON public.applicant_notes USING btree (job_application_id, created_at, id);
CREATE INDEX applicant_notes_user ON public.applicant_notes USING btree (user_id);

-- Table application_documents
create table application_documents (
  id uuid default gen_random_uuid() not null,
  application_form_id uuid not null,
  name text not null,
  file_key text not null,
  file_name text not null,
  file_kind text not null,
  file_bytes integer not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  FOREIGN KEY (application_form_id) REFERENCES application_forms(id) ON DELETE CASCADE,
  UNIQUE (application_form_id, name),
  CHECK ((file_kind = ANY (ARRAY['pdf'::text, 'docx'::text, 'txt'::text])))
);
CREATE INDEX application_documents_file ON public.application_documents USING btree (file_key);

-- Table application_form_events
create table application_form_events (
  id bigint generated by default as identity not null,
  application_form_id uuid not null,
  status text not null,
  note text default ''::text not null,
  at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  FOREIGN KEY (application_form_id) REFERENCES application_forms(id) ON DELETE CASCADE
);
CREATE INDEX application_form_events_form ON public.application_form_events USING btree (application_form_id, id);

-- Table application_forms
create table application_forms (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  program_id text not null,
  status text default 'draft'::text not null,
  basic jsonb,
  additional jsonb,
  confirmed_at timestamp with time zone,
  paid_paise bigint,
  txnid text,
  submitted_at timestamp with time zone,
  returned_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  CHECK (((status = 'draft'::text) OR (submitted_at IS NOT NULL))),
  CHECK ((paid_paise >= 0)),
  FOREIGN KEY (program_id) REFERENCES programs(id),
  CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'under_review'::text, 'offered'::text, 'rejected'::text, 'enrolled'::text, 'withdrawn'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX application_forms_open ON public.application_forms USING btree (user_id, program_id) WHERE (status <> ALL (ARRAY['withdrawn'::text, 'rejected'::text]));
CREATE INDEX application_forms_program ON public.application_forms USING btree (program_id);
CREATE INDEX application_forms_user ON public.application_forms USING btree (user_id, updated_at DESC, id DESC);
CREATE INDEX application_forms_waiting ON public.application_forms USING btree (status, submitted_at, id) WHERE (status <> 'draft'::text);

-- Table application_interviews
create table application_interviews (
  id uuid default gen_random_uuid() not null,
  job_application_id uuid not null,
  author_id uuid,
  starts_at timestamp with time zone not null,
  minutes integer not null,
  time_zone text not null,
  place text not null,
  link text not null,
  note text not null,
  answer text,
  answer_note text default ''::text not null,
  answered_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  CHECK ((answer = ANY (ARRAY['accepted'::text, 'other_time'::text]))),
  CHECK ((length(answer_note) <= 1000)),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (job_application_id) REFERENCES job_applications(id) ON DELETE CASCADE,
  CHECK (((link = ''::text) OR (link ~* '^https?://'::text))),
  CHECK (((minutes >= 5) AND (minutes <= 1440))),
  CHECK ((length(note) <= 2000)),
  CHECK ((length(place) <= 300)),
  CHECK (((length(time_zone) >= 1) AND (length(time_zone) <= 60)))
);
CREATE INDEX application_interviews_application ON public.application_interviews USING btree (job_application_id, starts_at);
CREATE INDEX application_interviews_author ON public.application_interviews USING btree (author_id);

-- Table application_messages
create table application_messages (
  id uuid default gen_random_uuid() not null,
  job_application_id uuid not null,
  author_id uuid,
  side text not null,
  body text not null,
  read_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  CHECK (((length(body) >= 1) AND (length(body) <= 5000))),
  FOREIGN KEY (job_application_id) REFERENCES job_applications(id) ON DELETE CASCADE,
  CHECK ((side = ANY (ARRAY['employer'::text, 'applicant'::text])))
);
CREATE INDEX application_messages_application ON public.application_messages USING btree (job_application_id, created_at, id);
CREATE INDEX application_messages_author ON public.application_messages USING btree (author_id);

-- Table application_rejections
create table application_rejections (
  id uuid default gen_random_uuid() not null,
  job_application_id uuid not null,
  author_id uuid,
  reason text not null,
  due_at timestamp with time zone not null,
  taken_back_at timestamp with time zone,
  shown_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (job_application_id) REFERENCES job_applications(id) ON DELETE CASCADE,
  CHECK (((length(reason) >= 1) AND (length(reason) <= 2000)))
);
CREATE INDEX application_rejections_application ON public.application_rejections USING btree (job_application_id);
CREATE INDEX application_rejections_author ON public.application_rejections USING btree (author_id);
CREATE INDEX application_rejections_due ON public.application_rejections USING btree (due_at) WHERE ((taken_back_at IS NULL) AND (shown_at IS NULL));
CREATE UNIQUE INDEX application_rejections_one ON public.application_rejections USING btree (job_application_id) WHERE (taken_back_at IS NULL);

-- Table audit_entries
create table audit_entries (
  id bigint generated by default as identity not null,
  at timestamp with time zone default now() not null,
  actor_id uuid,
  action text not null,
  object_type text not null,
  object_id text not null,
  ip text default ''::text not null,
  request_id text default ''::text not null,
  details jsonb default '{}'::jsonb not null,
  PRIMARY KEY (id)
);
CREATE INDEX audit_entries_action ON public.audit_entries USING btree (action, id DESC);
CREATE INDEX audit_entries_actor ON public.audit_entries USING btree (actor_id, id DESC);
CREATE INDEX audit_entries_object ON public.audit_entries USING btree (object_type, object_id, id DESC);
CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION guard_audit_entries();
CREATE TRIGGER audit_entries_not_emptied BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Table blog_posts
create table blog_posts (
  slug text not null,
  title text not null,
  summary text not null,
  body text not null,
  contents jsonb not null,
  category text not null,
  tags text[] not null,
  tag_slugs text[] not null,
  skill_ids text[] not null,
  family text,
  minutes integer not null,
  published_on date,
  updated_on date,
  markdown text default ''::text not null,
  by_editors boolean default false not null,
  state text default 'published'::text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  version integer default 1 not null,
  changed_at timestamp with time zone default now() not null,
  noted_at timestamp with time zone default now() not null,
  language text generated always as (language_of(title)) stored not null,
  PRIMARY KEY (slug),
  FOREIGN KEY (category) REFERENCES categories(slug),
  CHECK (((state <> 'published'::text) OR (published_on IS NOT NULL))),
  CHECK (((ends_at IS NULL) OR (starts_at IS NULL) OR (ends_at > starts_at))),
  CHECK ((minutes > 0)),
  CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'deleted'::text])))
);
CREATE INDEX blog_posts_category ON public.blog_posts USING btree (category);
CREATE INDEX blog_posts_newest ON public.blog_posts USING btree (published_on DESC, slug DESC);
CREATE INDEX blog_posts_tags ON public.blog_posts USING gin (tag_slugs);
CREATE TRIGGER search_delete AFTER DELETE ON public.blog_posts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('article', 'slug');
CREATE TRIGGER search_insert AFTER INSERT ON public.blog_posts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('article', 'slug');
CREATE TRIGGER search_update AFTER UPDATE ON public.blog_posts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('article', 'slug');

-- Table board_cards
create table board_cards (
  id uuid default gen_random_uuid() not null,
  board_id uuid not null,
  section_id uuid,
  kind text not null,
  ref text not null,
  title text not null,
  url text default ''::text not null,
  text text default ''::text not null,
  link_title text default ''::text not null,
  minutes integer default 0 not null,
  note text default ''::text not null,
  "position" integer not null,
  pinned_by uuid,
  created_at timestamp with time zone default now() not null,
  removed_at timestamp with time zone,
  edited_by uuid,
  edited_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (board_id) REFERENCES boards(id) ON DELETE CASCADE,
  FOREIGN KEY (edited_by) REFERENCES users(id) ON DELETE SET NULL,
  CHECK ((kind = ANY (ARRAY['insight'::text, 'job'::text, 'program'::text, 'resource'::text, 'skill'::text, 'link'::text, 'note'::text]))),
  FOREIGN KEY (pinned_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (section_id) REFERENCES board_sections(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX board_cards_once ON public.board_cards USING btree (board_id, kind, ref) WHERE (removed_at IS NULL);
CREATE INDEX board_cards_order ON public.board_cards USING btree (board_id, "position") WHERE (removed_at IS NULL);
CREATE INDEX board_cards_removed ON public.board_cards USING btree (removed_at) WHERE (removed_at IS NOT NULL);

-- Table board_collaborators
create table board_collaborators (
  board_id uuid not null,
  user_id uuid not null,
  added_at timestamp with time zone default now() not null,
  PRIMARY KEY (board_id, user_id),
  FOREIGN KEY (board_id) REFERENCES boards(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX board_collaborators_user ON public.board_collaborators USING btree (user_id);

-- Table board_progress
create table board_progress (
  user_id uuid not null,
  card_id uuid not null,
  done_at timestamp with time zone default now() not null,
  PRIMARY KEY (user_id, card_id),
  FOREIGN KEY (card_id) REFERENCES board_cards(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX board_progress_card ON public.board_progress USING btree (card_id);

-- Table board_sections
create table board_sections (
  id uuid default gen_random_uuid() not null,
  board_id uuid not null,
  title text not null,
  "position" integer not null,
  PRIMARY KEY (id),
  FOREIGN KEY (board_id) REFERENCES boards(id) ON DELETE CASCADE
);
CREATE INDEX board_sections_board ON public.board_sections USING btree (board_id, "position");

-- Table boards
create table boards (
  id uuid default gen_random_uuid() not null,
  owner_id uuid,
  slug text not null,
  title text not null,
  description text default ''::text not null,
  privacy boolean default false not null,
  type text default 'board'::text not null,
  categories text[] default '{}'::text[] not null,
  "position" integer,
  card_count integer default 0 not null,
  source text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  hidden_at timestamp with time zone,
  by_editors boolean default false not null,
  withdrawn boolean default false not null,
  state text generated always as (
CASE
    WHEN (deleted_at IS NOT NULL) THEN 'deleted'::text
    WHEN withdrawn THEN 'draft'::text
    ELSE 'published'::text
END) stored not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  version integer default 1 not null,
  changed_at timestamp(3) with time zone default now() not null,
  noted_at timestamp with time zone default now() not null,
  language text generated always as (language_of(title)) stored not null,
  PRIMARY KEY (id),
  CHECK ((card_count >= 0)),
  CHECK (((ends_at IS NULL) OR (starts_at IS NULL) OR (ends_at > starts_at))),
  FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CHECK ((NOT (privacy AND (type = 'learning_pack'::text)))),
  UNIQUE (slug),
  CHECK ((type = ANY (ARRAY['board'::text, 'learning_pack'::text])))
);
CREATE INDEX boards_categories ON public.boards USING gin (categories) WHERE ((NOT privacy) AND (deleted_at IS NULL));
CREATE INDEX boards_deleted ON public.boards USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX boards_of_editors ON public.boards USING btree (changed_at DESC, slug DESC) WHERE (owner_id IS NULL);
CREATE INDEX boards_owner ON public.boards USING btree (owner_id, created_at DESC, id DESC);
CREATE INDEX boards_packs ON public.boards USING btree ("position", created_at, id) WHERE ((type = 'learning_pack'::text) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX boards_source ON public.boards USING btree (owner_id, source) WHERE ((source IS NOT NULL) AND (deleted_at IS NULL));
CREATE TRIGGER search_delete AFTER DELETE ON public.boards REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('board', 'id');
CREATE TRIGGER search_insert AFTER INSERT ON public.boards REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('board', 'id');
CREATE TRIGGER search_update AFTER UPDATE ON public.boards REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('board', 'id');

-- Table campaigns
create table campaigns (
  slug text not null,
  hashtag text not null,
  title_en text not null,
  title_hi text not null,
  lead_en text not null,
  lead_hi text not null,
  steps_en text[] not null,
  steps_hi text[] not null,
  prizes_en text[] not null,
  prizes_hi text[] not null,
  rules_en text[] not null,
  rules_hi text[] not null,
  opens_on date not null,
  closes_on date not null,
  results_on date not null,
  winners jsonb default '[]'::jsonb not null,
  sample boolean default false not null,
  by_editors boolean default false not null,
  state text default 'published'::text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  version integer default 1 not null,
  changed_at timestamp(3) with time zone default now() not null,
  PRIMARY KEY (slug),
  CHECK ((closes_on >= opens_on)),
  CHECK ((results_on > closes_on)),
  CHECK (((ends_at IS NULL) OR (starts_at IS NULL) OR (ends_at > starts_at))),
  CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'deleted'::text]))),
  CHECK ((jsonb_typeof(winners) = 'array'::text))
);
CREATE INDEX campaigns_latest ON public.campaigns USING btree (changed_at DESC, slug DESC);

-- Table cashback_claims
create table cashback_claims (
  id uuid default gen_random_uuid() not null,
  referral_id uuid not null,
  application_form_id uuid not null,
  user_id uuid not null,
  amount_paise bigint not null,
  status text default 'pending'::text not null,
  created_at timestamp with time zone default now() not null,
  changed_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  CHECK ((amount_paise > 0)),
  FOREIGN KEY (application_form_id) REFERENCES referral_payments(application_form_id) ON DELETE CASCADE,
  UNIQUE (application_form_id),
  FOREIGN KEY (referral_id) REFERENCES referrals(id) ON DELETE CASCADE,
  UNIQUE (referral_id),
  CHECK ((status = ANY (ARRAY['pending'::text, 'hold'::text, 'approved'::text, 'rejected'::text, 'clawed_back'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX cashback_claims_queue ON public.cashback_claims USING btree (status, created_at, id);
CREATE INDEX cashback_claims_user ON public.cashback_claims USING btree (user_id, created_at DESC, id DESC);

-- Table cashback_ledger
create table cashback_ledger (
  id bigint generated by default as identity not null,
  claim_id uuid not null,
  step text not null,
  amount_paise bigint default 0 not null,
  reason text default ''::text not null,
  at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  CHECK (((amount_paise = 0) OR ((step = 'approved'::text) AND (amount_paise > 0)) OR ((step = 'clawback'::text) AND (amount_paise < 0)))),
  FOREIGN KEY (claim_id) REFERENCES cashback_claims(id) ON DELETE CASCADE,
  UNIQUE (claim_id, step),
  CHECK ((step = ANY (ARRAY['pending'::text, 'hold'::text, 'approved'::text, 'rejected'::text, 'clawback'::text])))
);

-- Table catalogue_loads
create table catalogue_loads (
  name text not null,
  hash text not null,
  first_loaded_on date not null,
  loaded_at timestamp with time zone default now() not null,
  demo boolean default false not null,
  PRIMARY KEY (name)
);

-- Table categories
create table categories (
  id uuid default gen_random_uuid() not null,
  slug text not null,
  name text not null,
  family text not null,
  description text default ''::text not null,
  "position" integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  by_editors boolean default false not null,
  state text default 'published'::text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  version integer default 1 not null,
  changed_at timestamp(3) with time zone default now() not null,
  noted_at timestamp with time zone default now() not null,
  translations jsonb,
  PRIMARY KEY (id),
  CHECK (((ends_at IS NULL) OR (starts_at IS NULL) OR (ends_at > starts_at))),
  UNIQUE (slug),
  CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'deleted'::text])))
);
CREATE TRIGGER search_topics AFTER UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION note_topics_of_changed_category();
CREATE TRIGGER search_update AFTER UPDATE ON public.categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('community', 'id');

-- Table check_attempts
create table check_attempts (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  skill_id text not null,
  questions jsonb not null,
  answers jsonb default '[]'::jsonb not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  passed boolean,
  remind boolean default false not null,
  PRIMARY KEY (id),
  CHECK (((finished_at IS NULL) = (passed IS NULL))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX check_attempts_finished ON public.check_attempts USING btree (user_id, skill_id, finished_at DESC);
CREATE UNIQUE INDEX check_attempts_running ON public.check_attempts USING btree (user_id, skill_id) WHERE (finished_at IS NULL);
CREATE INDEX check_attempts_skill ON public.check_attempts USING btree (skill_id);

-- Table comments
create table comments (
  id uuid default gen_random_uuid() not null,
  sequence bigint generated by default as identity not null,
  commentable_type text not null,
  commentable_id text not null,
  parent_id uuid,
  author_id uuid,
  body text not null,
  created_at timestamp with time zone default now() not null,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  hidden_at timestamp with time zone,
  hidden_reason text default ''::text not null,
  PRIMARY KEY (id),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  CHECK ((length(body) <= 2000)),
  FOREIGN KEY (parent_id) REFERENCES comments(id) ON DELETE CASCADE,
  UNIQUE (sequence)
);
CREATE INDEX comments_author ON public.comments USING btree (author_id);
CREATE INDEX comments_counted ON public.comments USING btree (commentable_type, commentable_id) WHERE ((deleted_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX comments_deleted ON public.comments USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX comments_replies ON public.comments USING btree (parent_id, sequence) WHERE (parent_id IS NOT NULL);
CREATE INDEX comments_thread ON public.comments USING btree (commentable_type, commentable_id, sequence) WHERE (parent_id IS NULL);

-- Table communities
create table communities (
  category_id uuid not null,
  about text default ''::text not null,
  questions integer default 0 not null,
  PRIMARY KEY (category_id),
  FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  CHECK ((questions >= 0))
);
CREATE TRIGGER search_delete AFTER DELETE ON public.communities REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('community', 'category_id');
CREATE TRIGGER search_insert AFTER INSERT ON public.communities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('community', 'category_id');
CREATE TRIGGER search_update AFTER UPDATE ON public.communities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('community', 'category_id');

-- Table community_events
create table community_events (
  id uuid default gen_random_uuid() not null,
  slug text not null,
  category_id uuid not null,
  kind text not null,
  title text not null,
  text text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  time_zone text default 'Asia/Kolkata'::text not null,
  "precision" text default 'time'::text not null,
  yearly boolean default false not null,
  place text default ''::text not null,
  link text default ''::text not null,
  organiser text not null,
  source text default 'staff'::text not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  CHECK ((ends_at > starts_at)),
  CHECK ((kind = ANY (ARRAY['conference'::text, 'exam'::text, 'registration'::text, 'fair'::text, 'programme'::text, 'day'::text]))),
  CHECK (("precision" = ANY (ARRAY['time'::text, 'day'::text, 'month'::text]))),
  UNIQUE (slug),
  CHECK ((source = ANY (ARRAY['staff'::text, 'catalogue'::text])))
);
CREATE INDEX community_events_category ON public.community_events USING btree (category_id, starts_at, id);
CREATE INDEX community_events_time ON public.community_events USING btree (starts_at, id);

-- Table community_topics
create table community_topics (
  category_id uuid not null,
  hashtag text not null,
  "position" integer default 0 not null,
  from_catalogue boolean default false not null,
  ref text generated always as ((((category_id)::text || '/'::text) || hashtag)) stored not null,
  PRIMARY KEY (category_id, hashtag),
  FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  FOREIGN KEY (hashtag) REFERENCES hashtags(slug) ON DELETE CASCADE
);
CREATE TRIGGER search_delete AFTER DELETE ON public.community_topics REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('topic', 'ref');
CREATE TRIGGER search_insert AFTER INSERT ON public.community_topics REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('topic', 'ref');
CREATE TRIGGER search_update AFTER UPDATE ON public.community_topics REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('topic', 'ref');

-- Table companies
create table companies (
  id uuid default gen_random_uuid() not null,
  slug text not null,
  name text not null,
  about text default ''::text not null,
  website text,
  location text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  example boolean default false not null,
  hidden_at timestamp with time zone,
  merged_into uuid,
  corrections jsonb default '{}'::jsonb not null,
  PRIMARY KEY (id),
  CHECK (((merged_into IS NULL) OR ((hidden_at IS NOT NULL) AND (merged_into <> id)))),
  CHECK ((jsonb_typeof(corrections) = 'object'::text)),
  FOREIGN KEY (merged_into) REFERENCES companies(id) ON DELETE CASCADE,
  UNIQUE (slug)
);
CREATE INDEX companies_listed ON public.companies USING btree (name, id);
CREATE INDEX companies_merged ON public.companies USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX companies_name ON public.companies USING gin (name gin_trgm_ops);
CREATE INDEX companies_newest ON public.companies USING btree (created_at DESC, id DESC);
CREATE TRIGGER keep_corrections BEFORE UPDATE ON public.companies FOR EACH ROW WHEN ((new.corrections <> '{}'::jsonb)) EXECUTE FUNCTION keep_corrections();
CREATE TRIGGER search_delete AFTER DELETE ON public.companies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('company', 'id');
CREATE TRIGGER search_insert AFTER INSERT ON public.companies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('company', 'id');
CREATE TRIGGER search_update AFTER UPDATE ON public.companies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('company', 'id');

-- Table company_invitations
create table company_invitations (
  id uuid default gen_random_uuid() not null,
  company_id uuid not null,
  email text not null,
  role text not null,
  invited_by uuid,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CHECK (((length(email) >= 3) AND (length(email) <= 254))),
  FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL,
  CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'viewer'::text])))
);
CREATE UNIQUE INDEX company_invitations_address ON public.company_invitations USING btree (company_id, lower(email));
CREATE INDEX company_invitations_email ON public.company_invitations USING btree (lower(email));

-- Table company_people
create table company_people (
  company_id uuid not null,
  user_id uuid not null,
  role text not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (company_id, user_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'viewer'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX company_people_user ON public.company_people USING btree (user_id);

-- Table company_requests
create table company_requests (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  company_id uuid,
  name text not null,
  website text default ''::text not null,
  note text default ''::text not null,
  status text default 'open'::text not null,
  reason text default ''::text not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  CHECK ((status = ANY (ARRAY['open'::text, 'approved'::text, 'declined'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX company_requests_open ON public.company_requests USING btree (user_id, lower(name)) WHERE (status = 'open'::text);
CREATE INDEX company_requests_status ON public.company_requests USING btree (status, created_at DESC, id DESC);

-- Table credential_keys
create table credential_keys (
  id boolean default true not null,
  private_jwk jsonb not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  CHECK (id)
);

-- Table credentials
create table credentials (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  source_id text not null,
  title text not null,
  skills jsonb not null,
  jwt text not null,
  issued_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX credentials_user ON public.credentials USING btree (user_id, issued_at DESC);
CREATE UNIQUE INDEX credentials_valid ON public.credentials USING btree (user_id, source_id) WHERE (withdrawn_at IS NULL);

-- Table deliveries
create table deliveries (
  id uuid default gen_random_uuid() not null,
  job_application_id uuid not null,
  address_id uuid not null,
  email text not null,
  mail_id text not null,
  secret_hash bytea not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  FOREIGN KEY (address_id) REFERENCES delivery_addresses(id) ON DELETE CASCADE,
  FOREIGN KEY (job_application_id) REFERENCES job_applications(id) ON DELETE CASCADE
);
CREATE INDEX deliveries_address ON public.deliveries USING btree (address_id) WHERE (revoked_at IS NULL);
CREATE INDEX deliveries_application ON public.deliveries USING btree (job_application_id, created_at DESC);
CREATE UNIQUE INDEX deliveries_mail ON public.deliveries USING btree (mail_id);
CREATE UNIQUE INDEX deliveries_secret ON public.deliveries USING btree (secret_hash);

-- Table delivery_addresses
create table delivery_addresses (
  id uuid default gen_random_uuid() not null,
  company_id uuid not null,
  email text not null,
  secret_hash bytea,
  asked_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  confirmed_by uuid,
  removed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (confirmed_by) REFERENCES users(id) ON DELETE SET NULL,
  CHECK (((length(email) >= 3) AND (length(email) <= 254)))
);
CREATE INDEX delivery_addresses_confirmer ON public.delivery_addresses USING btree (confirmed_by);
CREATE UNIQUE INDEX delivery_addresses_email ON public.delivery_addresses USING btree (company_id, lower(email));
CREATE UNIQUE INDEX delivery_addresses_secret ON public.delivery_addresses USING btree (secret_hash);
CREATE INDEX delivery_addresses_state ON public.delivery_addresses USING btree (removed_at, confirmed_at, asked_at DESC, id);

-- Table ended_settings_offers
create table ended_settings_offers (
  product text not null,
  ends_on date not null,
  ended_at timestamp with time zone,
  version integer default 1 not null,
  PRIMARY KEY (product, ends_on),
  CHECK ((product = ANY (ARRAY['report'::text, 'plan'::text])))
);

-- Table engagement_counts
create table engagement_counts (
  object_type text not null,
  object_id text not null,
  verb text not null,
  total bigint default 0 not null,
  PRIMARY KEY (object_type, object_id, verb)
);
CREATE INDEX engagement_counts_most ON public.engagement_counts USING btree (object_type, verb, total DESC, object_id) WHERE (((object_type = 'program'::text) AND (verb = 'like'::text)) OR ((object_type = ANY (ARRAY['user'::text, 'board'::text])) AND (verb = 'follow'::text)));

-- Table engagement_deltas
create table engagement_deltas (
  id bigint generated by default as identity not null,
  object_type text not null,
  object_id text not null,
  verb text not null,
  n integer not null,
  PRIMARY KEY (id)
);
CREATE INDEX engagement_deltas_object ON public.engagement_deltas USING btree (object_type, object_id, verb) INCLUDE (n);

-- Table engagements
create table engagements (
  object_type text not null,
  object_id text not null,
  verb text not null,
  user_id uuid not null,
  level text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (object_type, object_id, verb, user_id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CHECK ((verb = ANY (ARRAY['like'::text, 'save'::text, 'follow'::text])))
);
CREATE INDEX engagements_liked ON public.engagements USING btree (created_at) WHERE (verb = 'like'::text);
CREATE INDEX engagements_newest ON public.engagements USING btree (created_at);
CREATE INDEX engagements_object ON public.engagements USING btree (object_type, object_id, verb, created_at DESC);
CREATE INDEX engagements_user ON public.engagements USING btree (user_id, verb, object_type, created_at DESC);

-- Table feed_dismissals
create table feed_dismissals (
  user_id uuid not null,
  item_type text not null,
  item_id text not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (user_id, item_type, item_id),
  CHECK ((length(item_id) <= 100)),
  CHECK ((item_type = ANY (ARRAY['job'::text, 'program'::text, 'user'::text, 'board'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX feed_dismissals_newest ON public.feed_dismissals USING btree (user_id, item_type, created_at DESC);

-- Table feed_marks
create table feed_marks (
  name text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (name)
);

-- Table finished_skills
create table finished_skills (
  user_id uuid not null,
  skill_id text not null,
  source_id text not null,
  finished_on date not null,
  grade text not null,
  PRIMARY KEY (user_id, skill_id, source_id),
  CHECK ((grade = ANY (ARRAY['claimed'::text, 'checked'::text, 'shown'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Table first_start
create table first_start (
  only_row boolean default true not null,
  started_at timestamp with time zone default now() not null,
  PRIMARY KEY (only_row),
  CHECK (only_row)
);

-- Table fitment_reports
create table fitment_reports (
  id uuid default gen_random_uuid() not null,
  fitment_score_id uuid not null,
  sequence bigint generated by default as identity not null,
  cause text not null,
  score integer,
  band text,
  engine_version text not null,
  taxonomy_version text not null,
  input_hash text not null,
  report jsonb not null,
  created_at timestamp with time zone default now() not null,
  total numeric(4,1),
  resume_id uuid,
  resume_name text,
  from_profile boolean default false not null,
  PRIMARY KEY (id),
  CHECK ((cause = ANY (ARRAY['first'::text, 'scored-again'::text, 'corrected'::text, 'attached'::text, 'completed'::text, 'resume'::text, 'profile'::text, 'condition'::text]))),
  FOREIGN KEY (fitment_score_id) REFERENCES fitment_scores(id) ON DELETE CASCADE,
  FOREIGN KEY (resume_id) REFERENCES resumes(id) ON DELETE SET NULL
);
CREATE INDEX fitment_reports_latest ON public.fitment_reports USING btree (fitment_score_id, sequence DESC);
CREATE INDEX fitment_reports_resume ON public.fitment_reports USING btree (resume_id);

-- Table fitment_scores
create table fitment_scores (
  id uuid default gen_random_uuid() not null,
  job_application_id uuid not null,
  user_id uuid not null,
  status text default 'reading'::text not null,
  failure text,
  resume_text text,
  attached jsonb default '[]'::jsonb not null,
  unlocked_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  corrections jsonb default '[]'::jsonb not null,
  declared jsonb default '{}'::jsonb not null,
  resume_name text,
  resume_id uuid,
  pending_resume_id uuid,
  waiting_since timestamp with time zone default now() not null,
  from_profile boolean default false not null,
  PRIMARY KEY (id),
  FOREIGN KEY (job_application_id) REFERENCES job_applications(id) ON DELETE CASCADE,
  UNIQUE (job_application_id),
  FOREIGN KEY (pending_resume_id) REFERENCES resumes(id) ON DELETE SET NULL,
  FOREIGN KEY (resume_id) REFERENCES resumes(id) ON DELETE SET NULL,
  CHECK ((status = ANY (ARRAY['reading'::text, 'ready'::text, 'not_enough'::text, 'unreadable'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX fitment_scores_pending ON public.fitment_scores USING btree (pending_resume_id);
CREATE INDEX fitment_scores_resume ON public.fitment_scores USING btree (resume_id);
CREATE INDEX fitment_scores_user ON public.fitment_scores USING btree (user_id, created_at DESC);
CREATE INDEX fitment_scores_waiting ON public.fitment_scores USING btree (waiting_since) WHERE (status = 'reading'::text);

-- Table fitment_wordings
create table fitment_wordings (
  fitment_report_id uuid not null,
  model text not null,
  summary text,
  other_skills jsonb default '[]'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (fitment_report_id),
  FOREIGN KEY (fitment_report_id) REFERENCES fitment_reports(id) ON DELETE CASCADE
);

-- Table hashtags
create table hashtags (
  slug text not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (slug),
  CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 60)))
);

-- Table hidden_identities
create table hidden_identities (
  job_id uuid not null,
  PRIMARY KEY (job_id),
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);

-- Table idempotency_keys
create table idempotency_keys (
  user_id uuid not null,
  endpoint text not null,
  key text not null,
  request_hash text not null,
  status integer,
  body jsonb,
  claimed_at timestamp with time zone not null,
  PRIMARY KEY (user_id, endpoint, key),
  CHECK (((status IS NULL) = (body IS NULL))),
  CHECK (((length(key) >= 1) AND (length(key) <= 255))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (claimed_at);

-- Table identities
create table identities (
  id uuid default gen_random_uuid() not null,
  issuer text not null,
  subject text not null,
  provider text not null,
  user_id uuid not null,
  email text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  UNIQUE (issuer, subject),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX identities_user ON public.identities USING btree (user_id);

-- Table imported_skills
create table imported_skills (
  id text collate "C" not null,
  source text not null,
  name text not null,
  kind text not null,
  family text not null,
  aliases text[] not null,
  parents text[] not null,
  siblings text[] not null,
  topics text[] not null,
  imported_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  CHECK ((family <> ''::text)),
  CHECK ((id ~ '^(esco|onet)-[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  CHECK ((kind = ANY (ARRAY['tool'::text, 'language'::text, 'method'::text, 'domain'::text, 'soft'::text]))),
  CHECK ((name <> ''::text)),
  CHECK ((source = ANY (ARRAY['esco'::text, 'onet'::text])))
);

-- Table insight_dismissals
create table insight_dismissals (
  user_id uuid not null,
  insight_id bigint not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (user_id, insight_id),
  FOREIGN KEY (insight_id) REFERENCES insights(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX insight_dismissals_insight ON public.insight_dismissals USING btree (insight_id);
CREATE INDEX insight_dismissals_newest ON public.insight_dismissals USING btree (user_id, created_at DESC);

-- Table insight_listings
create table insight_listings (
  topic text not null,
  insight_id bigint not null,
  hot double precision not null,
  published_at timestamp(3) with time zone not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  language text default 'en'::text not null,
  PRIMARY KEY (topic, insight_id),
  FOREIGN KEY (insight_id) REFERENCES insights(id) ON DELETE CASCADE
);
CREATE INDEX insight_listings_hot ON public.insight_listings USING btree (topic, language, hot DESC, insight_id DESC);
CREATE INDEX insight_listings_insight ON public.insight_listings USING btree (insight_id);
CREATE INDEX insight_listings_newest ON public.insight_listings USING btree (topic, language, published_at DESC, insight_id DESC);

-- Table insight_stirs
create table insight_stirs (
  id bigint generated by default as identity not null,
  slug text not null,
  PRIMARY KEY (id)
);

-- Table insights
create table insights (
  id bigint generated by default as identity not null,
  slug text not null,
  author_id uuid,
  title text default ''::text not null,
  summary text default ''::text not null,
  body text default ''::text not null,
  body_version integer not null,
  category_id uuid,
  hashtags text[] default '{}'::text[] not null,
  tag_words text default ''::text not null,
  source_url text,
  cover text not null,
  minutes integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  published_at timestamp(3) with time zone,
  deleted_at timestamp with time zone,
  hidden_at timestamp with time zone,
  hidden_reason text default ''::text not null,
  by_editors boolean default false not null,
  withdrawn boolean default false not null,
  state text generated always as (
CASE
    WHEN (deleted_at IS NOT NULL) THEN 'deleted'::text
    WHEN ((published_at IS NULL) OR withdrawn) THEN 'draft'::text
    ELSE 'published'::text
END) stored not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  version integer default 1 not null,
  changed_at timestamp(3) with time zone default now() not null,
  noted_at timestamp with time zone default now() not null,
  language text generated always as (language_of(title)) stored not null,
  PRIMARY KEY (id),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (category_id) REFERENCES categories(id),
  CHECK (((ends_at IS NULL) OR (starts_at IS NULL) OR (ends_at > starts_at))),
  CHECK (((length(slug) >= 1) AND (length(slug) <= 100))),
  UNIQUE (slug),
  CHECK ((length(summary) <= 300)),
  CHECK ((length(title) <= 150))
);
CREATE INDEX insights_author ON public.insights USING btree (author_id, updated_at DESC, id DESC);
CREATE INDEX insights_category ON public.insights USING btree (category_id);
CREATE INDEX insights_deleted ON public.insights USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX insights_of_editors ON public.insights USING btree (changed_at DESC, slug DESC) WHERE (author_id IS NULL);
CREATE TRIGGER search_delete AFTER DELETE ON public.insights REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('insight', 'slug');
CREATE TRIGGER search_insert AFTER INSERT ON public.insights REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('insight', 'slug');
CREATE TRIGGER search_update AFTER UPDATE ON public.insights REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('insight', 'slug');

-- Table invoice_counters
create table invoice_counters (
  series text not null,
  financial_year text not null,
  last integer not null,
  PRIMARY KEY (series, financial_year)
);

-- Table job_application_events
create table job_application_events (
  id bigint generated by default as identity not null,
  job_application_id uuid not null,
  status text not null,
  at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  FOREIGN KEY (job_application_id) REFERENCES job_applications(id) ON DELETE CASCADE
);
CREATE INDEX job_application_events_application ON public.job_application_events USING btree (job_application_id, id);

-- Table job_applications
create table job_applications (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  job_id uuid,
  status text default 'submitted'::text not null,
  cover_letter text not null,
  file_key text,
  file_name text,
  file_kind text,
  file_bytes integer,
  created_at timestamp with time zone default now() not null,
  withdrawn_at timestamp with time zone,
  own_ad_id uuid,
  resume_id uuid,
  answers jsonb default '[]'::jsonb not null,
  PRIMARY KEY (id),
  CHECK ((jsonb_typeof(answers) = 'array'::text)),
  CHECK ((file_kind = ANY (ARRAY['pdf'::text, 'docx'::text, 'txt'::text]))),
  FOREIGN KEY (job_id) REFERENCES jobs(id),
  CHECK ((num_nonnulls(job_id, own_ad_id) = 1)),
  FOREIGN KEY (own_ad_id) REFERENCES own_ads(id) ON DELETE CASCADE,
  FOREIGN KEY (resume_id) REFERENCES resumes(id) ON DELETE SET NULL,
  CHECK (((status = 'considering'::text) OR (num_nulls(job_id, file_key, file_name, file_kind, file_bytes) = 0))),
  CHECK ((status = ANY (ARRAY['considering'::text, 'submitted'::text, 'viewed'::text, 'shortlisted'::text, 'interview'::text, 'offered'::text, 'rejected'::text, 'withdrawn'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  UNIQUE (user_id, job_id),
  UNIQUE (user_id, own_ad_id)
);
CREATE INDEX job_applications_file ON public.job_applications USING btree (file_key);
CREATE INDEX job_applications_item ON public.job_applications USING btree (((job_id)::text));
CREATE INDEX job_applications_job ON public.job_applications USING btree (job_id);
CREATE INDEX job_applications_of_job ON public.job_applications USING btree (job_id, created_at DESC, id DESC) WHERE (status <> 'considering'::text);
CREATE INDEX job_applications_resume ON public.job_applications USING btree (resume_id);
CREATE INDEX job_applications_stream ON public.job_applications USING btree (created_at);
CREATE INDEX job_applications_user ON public.job_applications USING btree (user_id, created_at DESC);

-- Table job_drafts
create table job_drafts (
  id uuid default gen_random_uuid() not null,
  company_id uuid not null,
  content jsonb not null,
  version integer default 1 not null,
  state text default 'draft'::text not null,
  findings jsonb default '[]'::jsonb not null,
  released jsonb default '[]'::jsonb not null,
  reason text default ''::text not null,
  author_id uuid,
  held_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CHECK ((jsonb_typeof(content) = 'object'::text)),
  CHECK ((jsonb_typeof(findings) = 'array'::text)),
  CHECK ((jsonb_typeof(released) = 'array'::text)),
  CHECK ((state = ANY (ARRAY['draft'::text, 'held'::text, 'declined'::text, 'published'::text])))
);
CREATE INDEX job_drafts_company ON public.job_drafts USING btree (company_id, updated_at DESC, id);
CREATE INDEX job_drafts_held ON public.job_drafts USING btree (held_at, id) WHERE (state = 'held'::text);

-- Table job_matches
create table job_matches (
  user_id uuid not null,
  job_id uuid not null,
  estimate real not null,
  PRIMARY KEY (user_id, job_id),
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX job_matches_best ON public.job_matches USING btree (user_id, estimate DESC);

-- Table job_needs
create table job_needs (
  job_id uuid not null,
  skills text[] default '{}'::text[] not null,
  skill_rows smallint[] default '{}'::smallint[] not null,
  points real[] default '{}'::real[] not null,
  all_points real default 0 not null,
  months integer default 0 not null,
  experience real default 0 not null,
  families text[] default '{}'::text[] not null,
  read_at timestamp with time zone,
  PRIMARY KEY (job_id),
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);
CREATE INDEX job_needs_read ON public.job_needs USING btree (read_at);
CREATE INDEX job_needs_skills ON public.job_needs USING gin (skills);
CREATE INDEX job_needs_unread ON public.job_needs USING btree (job_id) WHERE (read_at IS NULL);

-- Table job_source_errors
create table job_source_errors (
  run_id uuid not null,
  "position" integer not null,
  at text not null,
  title text not null,
  reason text not null,
  PRIMARY KEY (run_id, "position"),
  FOREIGN KEY (run_id) REFERENCES job_source_runs(id) ON DELETE CASCADE
);

-- Table job_source_rows
create table job_source_rows (
  source_id uuid not null,
  key text not null,
  job_id uuid,
  hash text,
  misses smallint default 0 not null,
  at text default ''::text not null,
  last_run_id uuid not null,
  added_run_id uuid,
  PRIMARY KEY (source_id, key),
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  FOREIGN KEY (source_id) REFERENCES job_sources(id) ON DELETE CASCADE
);
CREATE INDEX job_source_rows_job ON public.job_source_rows USING btree (job_id);

-- Table job_source_runs
create table job_source_runs (
  id uuid default gen_random_uuid() not null,
  source_id uuid not null,
  state text default 'running'::text not null,
  reason text default ''::text not null,
  detail text default ''::text not null,
  rows_read integer default 0 not null,
  rows_total integer,
  progress real default 0 not null,
  added integer default 0 not null,
  changed integer default 0 not null,
  reopened integer default 0 not null,
  unchanged integer default 0 not null,
  missing integer default 0 not null,
  closed integer default 0 not null,
  errors integer default 0 not null,
  accepts_fewer boolean default false not null,
  content_hash text,
  started_at timestamp with time zone not null,
  moved_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (source_id) REFERENCES job_sources(id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['running'::text, 'succeeded'::text, 'not-modified'::text, 'incomplete'::text, 'suspicious'::text, 'failed'::text, 'stopped'::text])))
);
CREATE INDEX job_source_runs_latest ON public.job_source_runs USING btree (source_id, started_at DESC, id DESC);
CREATE UNIQUE INDEX job_source_runs_open ON public.job_source_runs USING btree (source_id) WHERE (ended_at IS NULL);

-- Table job_sources
create table job_sources (
  id uuid default gen_random_uuid() not null,
  name text not null,
  kind text not null,
  address text,
  file_name text default ''::text not null,
  file_key text,
  company text default ''::text not null,
  apply_url text,
  namespace text not null,
  schedule text default 'manual'::text not null,
  next_run_at timestamp with time zone,
  paused_at timestamp with time zone,
  failures integer default 0 not null,
  mapping_version integer default 0 not null,
  etag text,
  last_modified text,
  content_hash text,
  sample jsonb default '[]'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  CHECK ((address ~* '^https?://'::text)),
  CHECK ((apply_url ~* '^https?://'::text)),
  CHECK ((kind = ANY (ARRAY['greenhouse'::text, 'lever'::text, 'ashby'::text, 'job-posting'::text, 'job-list'::text, 'sitemap'::text, 'indeed'::text, 'feed'::text, 'csv'::text, 'json-lines'::text, 'json'::text]))),
  UNIQUE (kind, name),
  CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  CHECK ((schedule = ANY (ARRAY['manual'::text, 'hourly'::text, 'six-hours'::text, 'daily'::text, 'weekly'::text])))
);
CREATE INDEX job_sources_due ON public.job_sources USING btree (next_run_at) WHERE (paused_at IS NULL);

-- Table job_templates
create table job_templates (
  slug text not null,
  name text not null,
  family text default ''::text not null,
  aliases text[] default '{}'::text[] not null,
  open_jobs integer default 0 not null,
  PRIMARY KEY (slug)
);
CREATE INDEX job_templates_name ON public.job_templates USING gin (name gin_trgm_ops);

-- Table jobs
create table jobs (
  id uuid default gen_random_uuid() not null,
  slug text not null,
  company_id uuid not null,
  title text not null,
  role_type text not null,
  work_mode text not null,
  location text default ''::text not null,
  family text default ''::text not null,
  experience_min integer,
  experience_max integer,
  salary_min numeric(14,2),
  salary_max numeric(14,2),
  salary_currency text default 'INR'::text not null,
  salary_period text default 'year'::text not null,
  salary_rupees_a_year bigint,
  summary text default ''::text not null,
  description text not null,
  posted_on date not null,
  valid_until date,
  closed_at timestamp with time zone,
  source text default 'catalogue'::text not null,
  source_id text not null,
  created_at timestamp with time zone default now() not null,
  search tsvector generated always as (((setweight(to_tsvector('english'::regconfig, title), 'A'::"char") || setweight(to_tsvector('english'::regconfig, summary), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, description), 'C'::"char"))) stored,
  apply_url text,
  places jsonb default '[]'::jsonb not null,
  close_reason text,
  changed_at timestamp with time zone default now() not null,
  apply_email text,
  questions jsonb default '[]'::jsonb not null,
  hidden_at timestamp with time zone,
  corrections jsonb default '{}'::jsonb not null,
  PRIMARY KEY (id),
  CHECK ((((length(apply_email) >= 3) AND (length(apply_email) <= 254)) AND (POSITION(('@'::text) IN (apply_email)) > 1))),
  CHECK ((apply_url ~* '^https?://'::text)),
  CHECK ((close_reason = ANY (ARRAY['filled'::text, 'paused'::text, 'cancelled'::text]))),
  FOREIGN KEY (company_id) REFERENCES companies(id),
  CHECK ((jsonb_typeof(corrections) = 'object'::text)),
  CHECK (((apply_url IS NULL) OR (apply_email IS NULL))),
  CHECK ((jsonb_typeof(places) = 'array'::text)),
  CHECK ((jsonb_typeof(questions) = 'array'::text)),
  CHECK ((role_type = ANY (ARRAY['Full-time'::text, 'Part-time'::text, 'Apprenticeship'::text, 'Internship'::text, 'Contract'::text]))),
  CHECK ((salary_period = ANY (ARRAY['year'::text, 'month'::text, 'hour'::text]))),
  UNIQUE (slug),
  UNIQUE (source, source_id),
  CHECK (((length(title) >= 1) AND (length(title) <= 200))),
  CHECK ((work_mode = ANY (ARRAY['On-site'::text, 'Hybrid'::text, 'Remote'::text])))
);
CREATE INDEX jobs_added ON public.jobs USING btree (created_at DESC, id DESC);
CREATE INDEX jobs_best_paid ON public.jobs USING btree (salary_rupees_a_year DESC NULLS LAST, posted_on DESC, id DESC);
CREATE INDEX jobs_changed ON public.jobs USING btree (changed_at DESC);
CREATE INDEX jobs_closing ON public.jobs USING btree (valid_until) WHERE (closed_at IS NULL);
CREATE INDEX jobs_location ON public.jobs USING gin (location gin_trgm_ops);
CREATE INDEX jobs_newest ON public.jobs USING btree (posted_on DESC, id DESC);
CREATE INDEX jobs_newest_of_company ON public.jobs USING btree (company_id, posted_on DESC, id DESC);
CREATE INDEX jobs_newest_of_family ON public.jobs USING btree (family, posted_on DESC, id DESC);
CREATE INDEX jobs_search ON public.jobs USING gin (search);
CREATE INDEX jobs_title_trigrams ON public.jobs USING gin (title gin_trgm_ops);
CREATE TRIGGER hide_job_of_company BEFORE INSERT OR UPDATE OF company_id, hidden_at ON public.jobs FOR EACH ROW EXECUTE FUNCTION hide_job_of_company();
CREATE TRIGGER keep_corrections BEFORE UPDATE ON public.jobs FOR EACH ROW WHEN ((new.corrections <> '{}'::jsonb)) EXECUTE FUNCTION keep_corrections();
CREATE TRIGGER note_change BEFORE UPDATE ON public.jobs FOR EACH ROW EXECUTE FUNCTION note_job_change();
CREATE TRIGGER note_changed_job_needs AFTER UPDATE OF title, description ON public.jobs FOR EACH ROW WHEN (((old.title IS DISTINCT FROM new.title) OR (old.description IS DISTINCT FROM new.description))) EXECUTE FUNCTION note_job_needs();
CREATE TRIGGER note_new_job_needs AFTER INSERT ON public.jobs FOR EACH ROW EXECUTE FUNCTION note_job_needs();
CREATE TRIGGER search_delete AFTER DELETE ON public.jobs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('job', 'id');
CREATE TRIGGER search_insert AFTER INSERT ON public.jobs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('job', 'id');
CREATE TRIGGER search_update AFTER UPDATE ON public.jobs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('job', 'id');

-- Table journey_days
create table journey_days (
  day date not null,
  action text not null,
  item_type text not null,
  algorithm text not null,
  bucket text not null,
  events bigint not null,
  PRIMARY KEY (day, action, item_type, algorithm, bucket)
);

-- Table journey_events
create table journey_events (
  id bigint generated by default as identity not null,
  at timestamp with time zone default now() not null,
  user_id uuid,
  client_id text not null,
  url text not null,
  actionable_id text,
  actionable_type text,
  actionable_action text not null,
  algorithm text,
  bucket text,
  facts jsonb default '{}'::jsonb not null,
  PRIMARY KEY (id, at),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX journey_events_at ON ONLY public.journey_events USING btree (at);
CREATE INDEX journey_events_user ON ONLY public.journey_events USING btree (user_id, id DESC) WHERE (user_id IS NOT NULL);

-- Table journey_funnels
create table journey_funnels (
  week date not null,
  step integer not null,
  people bigint not null,
  PRIMARY KEY (week, step)
);

-- Table kept_secrets
create table kept_secrets (
  name text not null,
  secret text not null,
  PRIMARY KEY (name)
);

-- Table lead_keys
create table lead_keys (
  only_one boolean default true not null,
  secret text not null,
  PRIMARY KEY (only_one),
  CHECK (only_one)
);

-- Table leads
create table leads (
  id uuid default gen_random_uuid() not null,
  form_id text not null,
  kind text not null,
  user_id uuid,
  name text not null,
  email text not null,
  phone text not null,
  organisation text not null,
  topic text not null,
  message text not null,
  page text not null,
  digest text not null,
  repeats integer default 0 not null,
  suspected boolean default false not null,
  confirmed_at timestamp with time zone,
  handled_at timestamp with time zone,
  created_at timestamp with time zone not null,
  state text default 'new'::text not null,
  PRIMARY KEY (id),
  CHECK (((state = 'new'::text) = (handled_at IS NULL))),
  UNIQUE (form_id),
  CHECK ((kind = ANY (ARRAY['contact'::text, 'educator'::text, 'corporate'::text, 'enterprise-ai'::text, 'early-adopter'::text, 'contest'::text, 'incubator'::text, 'advisor'::text]))),
  CHECK ((state = ANY (ARRAY['new'::text, 'answered'::text, 'closed'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX leads_by_address ON public.leads USING btree (email, created_at DESC);
CREATE INDEX leads_by_kind ON public.leads USING btree (kind, created_at DESC, id DESC);
CREATE INDEX leads_by_member ON public.leads USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX leads_by_state ON public.leads USING btree (state, created_at DESC, id DESC) WHERE (NOT suspected);
CREATE INDEX leads_newest ON public.leads USING btree (created_at DESC, id DESC);
CREATE INDEX leads_sender ON public.leads USING gin ((((((name || ' '::text) || email) || ' '::text) || organisation)) gin_trgm_ops);

-- Table learning_versions
create table learning_versions (
  kind text not null,
  thing_id text not null,
  version integer not null,
  skill_id text default ''::text not null,
  content jsonb,
  dropped boolean not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (kind, thing_id, version),
  CHECK ((kind = ANY (ARRAY['question'::text, 'resource'::text, 'work'::text, 'skill'::text]))),
  CHECK ((version > 0))
);
CREATE INDEX learning_versions_skill ON public.learning_versions USING btree (kind, skill_id);

-- Table line_wordings
create table line_wordings (
  job_application_id uuid not null,
  line_id text not null,
  source text not null,
  text text,
  model text not null,
  worded_at timestamp with time zone not null,
  PRIMARY KEY (job_application_id, line_id),
  FOREIGN KEY (job_application_id) REFERENCES job_applications(id) ON DELETE CASCADE
);

-- Table login_attempts
create table login_attempts (
  secret_hash bytea not null,
  provider text not null,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  link_user_id uuid,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (secret_hash),
  FOREIGN KEY (link_user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX login_attempts_expiry ON public.login_attempts USING btree (expires_at);

-- Table member_strengths
create table member_strengths (
  user_id uuid not null,
  skills text[] not null,
  credits real[] not null,
  families text[] not null,
  family_months integer[] not null,
  all_months integer not null,
  matched_at timestamp with time zone not null,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Table message_templates
create table message_templates (
  id uuid default gen_random_uuid() not null,
  company_id uuid not null,
  name text not null,
  stage text,
  body text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  CHECK (((length(body) >= 1) AND (length(body) <= 5000))),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  CHECK ((stage = ANY (ARRAY['shortlisted'::text, 'interview'::text, 'offered'::text, 'rejected'::text])))
);
CREATE INDEX message_templates_company ON public.message_templates USING btree (company_id, name);

-- Table mistake_reports
create table mistake_reports (
  kind text not null,
  thing_id text not null,
  user_id uuid not null,
  case_id text generated always as (md5(((kind || ' '::text) || thing_id))) stored not null,
  reason text not null,
  words text default ''::text not null,
  version integer default 0 not null,
  created_at timestamp with time zone not null,
  outcome text,
  answer text default ''::text not null,
  answered_at timestamp with time zone,
  PRIMARY KEY (kind, thing_id, user_id),
  CHECK (((outcome IS NULL) = (answered_at IS NULL))),
  CHECK ((kind = ANY (ARRAY['question'::text, 'resource'::text, 'work'::text]))),
  CHECK ((outcome = ANY (ARRAY['corrected'::text, 'dropped'::text, 'no-mistake'::text]))),
  CHECK ((reason = ANY (ARRAY['gone'::text, 'paywall'::text, 'other-content'::text, 'poor'::text, 'wrong-answer'::text, 'unclear'::text, 'outdated'::text, 'other'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX mistake_reports_case ON public.mistake_reports USING btree (case_id);
CREATE INDEX mistake_reports_user ON public.mistake_reports USING btree (user_id);

-- Table moderation_cases
create table moderation_cases (
  id uuid default gen_random_uuid() not null,
  object_type text not null,
  object_id text not null,
  status text default 'open'::text not null,
  reason text default ''::text not null,
  reported_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  PRIMARY KEY (id),
  FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  UNIQUE (object_type, object_id),
  CHECK ((status = ANY (ARRAY['open'::text, 'hidden'::text, 'dismissed'::text, 'restored'::text, 'settled'::text])))
);
CREATE INDEX moderation_cases_queue ON public.moderation_cases USING btree (status, reported_at DESC, id DESC);

-- Table moderation_measures
create table moderation_measures (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  kind text not null,
  case_id uuid,
  title text default ''::text not null,
  reason text not null,
  note text default ''::text not null,
  created_at timestamp with time zone not null,
  decided_by uuid,
  ends_at timestamp with time zone,
  lifted_at timestamp with time zone,
  lifted_by uuid,
  lift_reason text default ''::text not null,
  appeal text,
  appealed_at timestamp with time zone,
  outcome text,
  answer text default ''::text not null,
  answered_at timestamp with time zone,
  answered_by uuid,
  PRIMARY KEY (id),
  FOREIGN KEY (answered_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (case_id) REFERENCES moderation_cases(id) ON DELETE CASCADE,
  CHECK (((kind = 'hidden'::text) = (case_id IS NOT NULL))),
  CHECK (((appeal IS NULL) = (appealed_at IS NULL))),
  CHECK (((outcome IS NULL) = (answered_at IS NULL))),
  FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  CHECK ((kind = ANY (ARRAY['warning'::text, 'suspension'::text, 'hidden'::text]))),
  FOREIGN KEY (lifted_by) REFERENCES users(id) ON DELETE SET NULL,
  CHECK ((outcome = ANY (ARRAY['upheld'::text, 'lifted'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX moderation_measures_appeals ON public.moderation_measures USING btree (appealed_at) WHERE ((appealed_at IS NOT NULL) AND (answered_at IS NULL));
CREATE INDEX moderation_measures_case ON public.moderation_measures USING btree (case_id) WHERE (case_id IS NOT NULL);
CREATE INDEX moderation_measures_member ON public.moderation_measures USING btree (user_id, created_at DESC);

-- Table moderation_reports
create table moderation_reports (
  case_id uuid not null,
  user_id uuid,
  reason text not null,
  note text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  id uuid default gen_random_uuid() not null,
  PRIMARY KEY (id),
  FOREIGN KEY (case_id) REFERENCES moderation_cases(id) ON DELETE CASCADE,
  UNIQUE (case_id, user_id),
  CHECK ((reason = ANY (ARRAY['spam'::text, 'abuse'::text, 'wrong'::text, 'private'::text, 'off-topic'::text, 'asks-for-money'::text, 'fake'::text, 'expired'::text, 'discriminates'::text, 'other'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Table mutes
create table mutes (
  user_id uuid not null,
  object_type text not null,
  object_id uuid not null,
  blocks boolean default false not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (user_id, object_type, object_id),
  CHECK (((NOT blocks) OR (object_type = 'user'::text))),
  CHECK ((user_id <> object_id)),
  CHECK ((object_type = ANY (ARRAY['user'::text, 'board'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX mutes_blocked ON public.mutes USING btree (object_id) WHERE blocks;
CREATE INDEX mutes_object ON public.mutes USING btree (object_type, object_id);

-- Table notification_counters
create table notification_counters (
  user_id uuid not null,
  last bigint not null,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Table notification_preferences
create table notification_preferences (
  user_id uuid not null,
  category text not null,
  in_app boolean not null,
  mail text not null,
  push boolean not null,
  PRIMARY KEY (user_id, category),
  CHECK ((mail = ANY (ARRAY['now'::text, 'digest'::text, 'never'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Table notification_settings
create table notification_settings (
  user_id uuid not null,
  digest text not null,
  PRIMARY KEY (user_id),
  CHECK ((digest = ANY (ARRAY['daily'::text, 'weekly'::text, 'never'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Table notifications
create table notifications (
  id uuid default gen_random_uuid() not null,
  sequence bigint not null,
  user_id uuid not null,
  kind text not null,
  dedupe_key text not null,
  facts jsonb default '{}'::jsonb not null,
  url text not null,
  created_at timestamp with time zone default now() not null,
  read_at timestamp with time zone,
  group_key text,
  group_id uuid,
  folded boolean default false not null,
  shown boolean default true not null,
  snoozed_until timestamp with time zone,
  cleared_at timestamp with time zone,
  mail text default 'none'::text not null,
  actor_ids uuid[] default '{}'::uuid[] not null,
  PRIMARY KEY (id),
  CHECK ((mail = ANY (ARRAY['none'::text, 'now'::text, 'digest'::text, 'digested'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  UNIQUE (user_id, dedupe_key)
);
CREATE INDEX notifications_cleared ON public.notifications USING btree (user_id, cleared_at) WHERE (cleared_at IS NOT NULL);
CREATE INDEX notifications_digest ON public.notifications USING btree (user_id) WHERE (mail = 'digest'::text);
CREATE INDEX notifications_group ON public.notifications USING btree (group_id, sequence DESC) WHERE (group_id IS NOT NULL);
CREATE INDEX notifications_inbox ON public.notifications USING btree (user_id, sequence DESC) WHERE (shown AND (NOT folded) AND (cleared_at IS NULL));
CREATE INDEX notifications_occasion ON public.notifications USING btree (dedupe_key);
CREATE INDEX notifications_open_group ON public.notifications USING btree (user_id, group_key) WHERE ((group_key IS NOT NULL) AND (NOT folded));
CREATE UNIQUE INDEX notifications_sequence ON public.notifications USING btree (user_id, sequence);
CREATE INDEX notifications_snoozed ON public.notifications USING btree (snoozed_until) WHERE ((snoozed_until IS NOT NULL) AND (cleared_at IS NULL));
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, sequence DESC) WHERE (shown AND (NOT folded) AND (cleared_at IS NULL) AND (read_at IS NULL) AND (snoozed_until IS NULL));

-- Table offers
create table offers (
  id uuid default gen_random_uuid() not null,
  product text not null,
  price_paise integer not null,
  reference_paise integer,
  starts_on date not null,
  ends_on date not null,
  ended_at timestamp with time zone,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  CHECK ((reference_paise > price_paise)),
  CHECK ((ends_on >= starts_on)),
  CHECK ((price_paise > 0)),
  CHECK ((product = ANY (ARRAY['report'::text, 'plan'::text])))
);
CREATE INDEX offers_latest ON public.offers USING btree (starts_on DESC, id DESC);

-- Table outbox_mails
create table outbox_mails (
  id text not null,
  user_id uuid,
  state text default 'waiting'::text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text default ''::text not null,
  headers jsonb default '{}'::jsonb not null,
  attempts integer default 0 not null,
  last_error text default ''::text not null,
  available_at timestamp with time zone not null,
  locked_until timestamp with time zone,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  attachments jsonb default '[]'::jsonb not null,
  reply_to text default ''::text not null,
  actor_ids uuid[] default '{}'::uuid[] not null,
  PRIMARY KEY (id),
  CHECK ((jsonb_typeof(attachments) = 'array'::text)),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'dead'::text, 'dropped'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX outbox_mails_dead ON public.outbox_mails USING btree (finished_at, id) WHERE (state = 'dead'::text);
CREATE INDEX outbox_mails_finished ON public.outbox_mails USING btree (finished_at) WHERE (state <> 'waiting'::text);
CREATE INDEX outbox_mails_user ON public.outbox_mails USING btree (user_id);
CREATE INDEX outbox_mails_waiting ON public.outbox_mails USING btree (available_at) WHERE (state = 'waiting'::text);

-- Table own_ads
create table own_ads (
  id uuid default gen_random_uuid() not null,
  user_id uuid,
  source text not null,
  url text default ''::text not null,
  title text not null,
  company_name text default ''::text not null,
  location text default ''::text not null,
  work_mode text,
  pay text default ''::text not null,
  valid_until date,
  original text not null,
  description text not null,
  content_hash text not null,
  created_at timestamp with time zone default now() not null,
  visitor_id uuid,
  adjustments jsonb default '{}'::jsonb not null,
  additions text[] default '{}'::text[] not null,
  warnings jsonb default '[]'::jsonb not null,
  PRIMARY KEY (id),
  CHECK ((num_nonnulls(user_id, visitor_id) = 1)),
  CHECK ((source = ANY (ARRAY['text'::text, 'address'::text, 'file'::text, 'shared'::text]))),
  CHECK (((length(title) >= 1) AND (length(title) <= 200))),
  UNIQUE (user_id, content_hash),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  UNIQUE (visitor_id, content_hash),
  FOREIGN KEY (visitor_id) REFERENCES visitors(id) ON DELETE CASCADE,
  CHECK ((work_mode = ANY (ARRAY['On-site'::text, 'Hybrid'::text, 'Remote'::text])))
);
CREATE INDEX own_ads_user ON public.own_ads USING btree (user_id, created_at DESC);

-- Table profiles
create table profiles (
  user_id uuid not null,
  about text default ''::text not null,
  goals text default ''::text not null,
  links jsonb default '[]'::jsonb not null,
  skills jsonb default '[]'::jsonb not null,
  experience jsonb default '[]'::jsonb not null,
  education jsonb default '[]'::jsonb not null,
  certificates jsonb default '[]'::jsonb not null,
  hidden text[] default '{goals}'::text[] not null,
  quoted text[] default '{}'::text[] not null,
  updated_at timestamp with time zone default now() not null,
  PRIMARY KEY (user_id),
  CHECK ((length(about) <= 3000)),
  CHECK ((length(goals) <= 1500)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX profiles_organisations ON public.profiles USING gin (organisations_of(experience));
CREATE TRIGGER search_delete AFTER DELETE ON public.profiles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('user', 'user_id');
CREATE TRIGGER search_insert AFTER INSERT ON public.profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('user', 'user_id');
CREATE TRIGGER search_update AFTER UPDATE ON public.profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('user', 'user_id');

-- Table programs
create table programs (
  id text not null,
  code text not null,
  title text not null,
  provider text not null,
  university_id uuid,
  url text not null,
  category text not null,
  families text[] not null,
  program_type text not null,
  level text not null,
  mode text not null,
  region text not null,
  language text not null,
  hours numeric(8,1) default 0 not null,
  hours_per_week numeric(4,1),
  duration text default ''::text not null,
  cost text not null,
  fee_paise bigint,
  fee_note text default ''::text not null,
  summary text default ''::text not null,
  outcomes text[] default '{}'::text[] not null,
  curriculum jsonb default '[]'::jsonb not null,
  eligibility text[] default '{}'::text[] not null,
  intakes jsonb default '[]'::jsonb not null,
  skill_ids text[] default '{}'::text[] not null,
  application jsonb,
  referral_paise integer default 0 not null,
  featured boolean default false not null,
  worth real default 0 not null,
  source text not null,
  source_id text not null,
  withdrawn boolean default false not null,
  created_at timestamp with time zone default now() not null,
  skill_words text default ''::text not null,
  search tsvector generated always as (((setweight(to_tsvector('simple'::regconfig, skill_words), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, title), 'B'::"char")) || setweight(to_tsvector('simple'::regconfig, provider), 'C'::"char"))) stored,
  hidden_at timestamp with time zone,
  merged_into text,
  corrections jsonb default '{}'::jsonb not null,
  retired boolean generated always as ((withdrawn OR (hidden_at IS NOT NULL))) stored not null,
  PRIMARY KEY (id),
  FOREIGN KEY (category) REFERENCES categories(slug),
  CHECK (((merged_into IS NULL) OR ((hidden_at IS NOT NULL) AND (merged_into <> id)))),
  CHECK (((code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(code) <= 90))),
  UNIQUE (code),
  CHECK ((jsonb_typeof(corrections) = 'object'::text)),
  CHECK ((cost = ANY (ARRAY['free'::text, 'free-audit'::text, 'paid'::text]))),
  CHECK ((fee_paise >= 0)),
  CHECK ((level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text]))),
  FOREIGN KEY (merged_into) REFERENCES programs(id) ON DELETE SET NULL,
  CHECK ((mode = ANY (ARRAY['online'::text, 'campus'::text, 'hybrid'::text]))),
  CHECK ((program_type = ANY (ARRAY['course'::text, 'specialisation'::text, 'certificate'::text, 'bootcamp'::text, 'diploma'::text, 'bachelor'::text, 'master'::text, 'doctorate'::text, 'fellowship'::text]))),
  CHECK ((referral_paise >= 0)),
  UNIQUE (source, source_id),
  CHECK (((length(title) >= 1) AND (length(title) <= 300))),
  FOREIGN KEY (university_id) REFERENCES universities(id)
);
CREATE INDEX programs_category ON public.programs USING btree (category, worth DESC) WHERE (NOT retired);
CREATE INDEX programs_families ON public.programs USING gin (families);
CREATE INDEX programs_merged ON public.programs USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX programs_newest ON public.programs USING btree (created_at DESC, id DESC);
CREATE INDEX programs_of_university ON public.programs USING btree (university_id) WHERE (university_id IS NOT NULL);
CREATE INDEX programs_provider ON public.programs USING gin (provider gin_trgm_ops);
CREATE INDEX programs_referral ON public.programs USING btree (university_id) WHERE ((university_id IS NOT NULL) AND (referral_paise > 0) AND (application IS NOT NULL) AND (NOT retired));
CREATE INDEX programs_search ON public.programs USING gin (search);
CREATE INDEX programs_skills ON public.programs USING gin (skill_ids);
CREATE INDEX programs_title ON public.programs USING gin (title gin_trgm_ops);
CREATE INDEX programs_university ON public.programs USING btree (university_id, title) WHERE (NOT retired);
CREATE INDEX programs_worth ON public.programs USING btree (worth DESC, id) WHERE (NOT retired);
CREATE TRIGGER keep_corrections BEFORE UPDATE ON public.programs FOR EACH ROW WHEN ((new.corrections <> '{}'::jsonb)) EXECUTE FUNCTION keep_corrections();
CREATE TRIGGER place_program BEFORE INSERT OR UPDATE OF university_id, hidden_at ON public.programs FOR EACH ROW EXECUTE FUNCTION place_program();
CREATE TRIGGER search_delete AFTER DELETE ON public.programs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('course', 'id');
CREATE TRIGGER search_insert AFTER INSERT ON public.programs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('course', 'id');
CREATE TRIGGER search_update AFTER UPDATE ON public.programs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('course', 'id');

-- Table purchase_contests
create table purchase_contests (
  id uuid default gen_random_uuid() not null,
  purchase_id uuid not null,
  about text not null,
  text text not null,
  created_at timestamp with time zone not null,
  outcome text,
  answer text default ''::text not null,
  answered_at timestamp with time zone,
  answered_by uuid,
  PRIMARY KEY (id),
  FOREIGN KEY (answered_by) REFERENCES users(id) ON DELETE SET NULL,
  CHECK (((outcome IS NULL) = (answered_at IS NULL))),
  CHECK ((outcome = ANY (ARRAY['refunded'::text, 'mended'::text, 'declined'::text, 'withdrawn'::text]))),
  FOREIGN KEY (purchase_id) REFERENCES purchases(id) ON DELETE CASCADE
);
CREATE INDEX purchase_contests_newest ON public.purchase_contests USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX purchase_contests_open ON public.purchase_contests USING btree (purchase_id) WHERE (outcome IS NULL);
CREATE INDEX purchase_contests_purchase ON public.purchase_contests USING btree (purchase_id, created_at DESC);
CREATE INDEX purchase_contests_waiting ON public.purchase_contests USING btree (created_at, id) WHERE (outcome IS NULL);

-- Table purchase_events
create table purchase_events (
  id bigint generated by default as identity not null,
  purchase_id uuid not null,
  source text not null,
  fingerprint text not null,
  body jsonb not null,
  hash_ok boolean,
  received_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  UNIQUE (purchase_id, fingerprint),
  FOREIGN KEY (purchase_id) REFERENCES purchases(id),
  CHECK ((source = ANY (ARRAY['browser'::text, 'webhook'::text, 'verify'::text, 'refund'::text, 'operator'::text])))
);
CREATE TRIGGER purchase_events_append_only BEFORE DELETE OR UPDATE ON public.purchase_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purchase_events_never_emptied BEFORE TRUNCATE ON public.purchase_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Table purchase_transitions
create table purchase_transitions (
  from_status text not null,
  to_status text not null,
  PRIMARY KEY (from_status, to_status)
);

-- Table purchases
create table purchases (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  purchasable_type text not null,
  purchasable_id text not null,
  title text not null,
  txnid text not null,
  amount_paise integer not null,
  currency text default 'INR'::text not null,
  status text default 'created'::text not null,
  provider_status text default ''::text not null,
  unmapped_status text default ''::text not null,
  provider_ref text,
  payment_type text default ''::text not null,
  held_because text,
  sent_fields jsonb not null,
  context jsonb default '{}'::jsonb not null,
  state_code text,
  invoice_number text,
  receipt jsonb,
  receipt_file text,
  created_at timestamp with time zone default now() not null,
  verified_at timestamp with time zone,
  next_check_at timestamp with time zone,
  check_count integer default 0 not null,
  status_path text not null,
  payer_phone text,
  PRIMARY KEY (id),
  CHECK ((amount_paise > 0)),
  CHECK (((status <> 'success'::text) OR ((invoice_number IS NOT NULL) AND (receipt IS NOT NULL) AND (provider_ref IS NOT NULL) AND (verified_at IS NOT NULL)))),
  CHECK ((currency = 'INR'::text)),
  CHECK ((length(invoice_number) <= 16)),
  UNIQUE (invoice_number),
  CHECK ((payer_phone ~ '^\+[1-9][0-9]{6,14}$'::text)),
  UNIQUE (provider_ref),
  CHECK (((status <> ALL (ARRAY['refund_pending'::text, 'refunded'::text, 'refund_failed'::text])) OR (provider_ref IS NOT NULL))),
  CHECK ((status = ANY (ARRAY['created'::text, 'pending'::text, 'success'::text, 'failure'::text, 'refund_pending'::text, 'refunded'::text, 'refund_failed'::text]))),
  CHECK ((length(txnid) <= 25)),
  UNIQUE (txnid),
  FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX purchases_bought ON public.purchases USING btree (purchasable_type, purchasable_id) WHERE (status = 'success'::text);
CREATE INDEX purchases_due ON public.purchases USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX purchases_held ON public.purchases USING btree (created_at DESC, id DESC) WHERE (held_because IS NOT NULL);
CREATE INDEX purchases_item ON public.purchases USING btree (user_id, purchasable_type, purchasable_id);
CREATE INDEX purchases_newest ON public.purchases USING btree (created_at DESC, id DESC);
CREATE INDEX purchases_number ON public.purchases USING gin ((((((txnid || ' '::text) || COALESCE(invoice_number, ''::text)) || ' '::text) || COALESCE(provider_ref, ''::text))) gin_trgm_ops);
CREATE INDEX purchases_receipt_file ON public.purchases USING btree (receipt_file) WHERE (receipt_file IS NOT NULL);
CREATE INDEX purchases_user ON public.purchases USING btree (user_id, created_at DESC);
CREATE TRIGGER purchases_keep_receipts BEFORE UPDATE OF invoice_number, receipt ON public.purchases FOR EACH ROW WHEN (((old.invoice_number IS NOT NULL) AND ((old.invoice_number IS DISTINCT FROM new.invoice_number) OR (old.receipt IS DISTINCT FROM new.receipt)))) EXECUTE FUNCTION keep_receipts();
CREATE TRIGGER purchases_move_along_the_table BEFORE UPDATE OF status ON public.purchases FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION refuse_other_transitions();

-- Table push_devices
create table push_devices (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (endpoint),
  FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX push_devices_session ON public.push_devices USING btree (session_id);
CREATE INDEX push_devices_user ON public.push_devices USING btree (user_id, created_at DESC);

-- Table question_hashtags
create table question_hashtags (
  question_id uuid not null,
  hashtag text not null,
  "position" integer not null,
  PRIMARY KEY (question_id, hashtag),
  FOREIGN KEY (hashtag) REFERENCES hashtags(slug),
  FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE
);
CREATE INDEX question_hashtags_hashtag ON public.question_hashtags USING btree (hashtag, question_id);

-- Table questions
create table questions (
  id uuid default gen_random_uuid() not null,
  slug text not null,
  category_id uuid not null,
  kind text default 'question'::text not null,
  author_id uuid,
  starter boolean default false not null,
  title text not null,
  body text default ''::text not null,
  accepted_answer_id uuid,
  answer_count integer default 0 not null,
  popularity bigint not null,
  created_at timestamp with time zone default now() not null,
  edited_at timestamp with time zone,
  active_at timestamp with time zone default now() not null,
  hidden_at timestamp with time zone,
  hidden_reason text default ''::text not null,
  deleted_at timestamp with time zone,
  search tsvector generated always as ((setweight(to_tsvector('english'::regconfig, title), 'A'::"char") || setweight(to_tsvector('english'::regconfig, body), 'C'::"char"))) stored not null,
  language text generated always as (language_of(title)) stored not null,
  PRIMARY KEY (id),
  FOREIGN KEY (accepted_answer_id) REFERENCES answers(id) ON DELETE SET NULL,
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (category_id) REFERENCES categories(id),
  CHECK ((kind = ANY (ARRAY['question'::text, 'discussion'::text]))),
  UNIQUE (slug)
);
CREATE INDEX questions_active ON public.questions USING btree (active_at DESC, id DESC) WHERE ((hidden_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX questions_author ON public.questions USING btree (author_id, created_at DESC);
CREATE INDEX questions_category_active ON public.questions USING btree (category_id, active_at DESC, id DESC) WHERE ((hidden_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX questions_category_newest ON public.questions USING btree (category_id, created_at DESC, id DESC) WHERE ((hidden_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX questions_deleted ON public.questions USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX questions_language ON public.questions USING btree (language, active_at DESC, id DESC) WHERE ((hidden_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX questions_liked ON public.questions USING btree (popularity DESC, id DESC) WHERE ((hidden_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX questions_newest ON public.questions USING btree (created_at DESC, id DESC) WHERE ((hidden_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX questions_open ON public.questions USING btree (created_at DESC, id DESC) WHERE ((hidden_at IS NULL) AND (deleted_at IS NULL) AND (answer_count = 0));
CREATE INDEX questions_search ON public.questions USING gin (search);
CREATE TRIGGER search_delete AFTER DELETE ON public.questions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('question', 'id');
CREATE TRIGGER search_insert AFTER INSERT ON public.questions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('question', 'id');
CREATE TRIGGER search_update AFTER UPDATE ON public.questions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('question', 'id');

-- Table recommendation_answers
create table recommendation_answers (
  user_id uuid not null,
  interest text not null,
  level text not null,
  topics text[] not null,
  goal text not null,
  hours integer not null,
  budget text not null,
  format text not null,
  answered_at timestamp with time zone default now() not null,
  PRIMARY KEY (user_id),
  CHECK ((budget = ANY (ARRAY['free'::text, 'free-lessons'::text, 'any'::text]))),
  CHECK ((format = ANY (ARRAY['online'::text, 'campus'::text, 'any'::text]))),
  CHECK ((goal = ANY (ARRAY['first-job'::text, 'change'::text, 'grow'::text, 'curious'::text]))),
  CHECK (((hours >= 1) AND (hours <= 60))),
  FOREIGN KEY (interest) REFERENCES categories(slug),
  CHECK ((level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX recommendation_answers_interest ON public.recommendation_answers USING btree (interest);

-- Table reconciliations
create table reconciliations (
  day date not null,
  difference_paise bigint not null,
  report jsonb not null,
  made_at timestamp with time zone not null,
  PRIMARY KEY (day)
);

-- Table referral_codes
create table referral_codes (
  user_id uuid not null,
  code text not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (user_id),
  CHECK ((code ~ '^[a-z2-9]{8}$'::text)),
  UNIQUE (code),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Table referral_payments
create table referral_payments (
  application_form_id uuid not null,
  referral_id uuid not null,
  program_id text not null,
  paid_paise bigint not null,
  amount_paise bigint not null,
  same_payer boolean default false not null,
  paid_at timestamp with time zone not null,
  returned_at timestamp with time zone,
  PRIMARY KEY (application_form_id),
  CHECK (((amount_paise >= 0) AND (amount_paise <= paid_paise))),
  CHECK ((paid_paise >= 0)),
  FOREIGN KEY (program_id) REFERENCES programs(id),
  FOREIGN KEY (referral_id) REFERENCES referrals(id) ON DELETE CASCADE
);
CREATE INDEX referral_payments_referral ON public.referral_payments USING btree (referral_id, paid_at);

-- Table referrals
create table referrals (
  id uuid default gen_random_uuid() not null,
  referrer_id uuid not null,
  referred_id uuid not null,
  same_device boolean default false not null,
  joined_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  CHECK ((referrer_id <> referred_id)),
  FOREIGN KEY (referred_id) REFERENCES users(id) ON DELETE CASCADE,
  UNIQUE (referred_id),
  FOREIGN KEY (referrer_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX referrals_referrer ON public.referrals USING btree (referrer_id, joined_at DESC, id DESC);

-- Table refunds
create table refunds (
  purchase_id uuid not null,
  token text not null,
  attempt integer default 1 not null,
  amount_paise integer not null,
  reason text not null,
  note text default ''::text not null,
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  document_number text,
  document jsonb,
  document_file text,
  PRIMARY KEY (purchase_id),
  CHECK ((amount_paise > 0)),
  CHECK ((attempt > 0)),
  CHECK ((((document_number IS NULL) = (document IS NULL)) AND ((document IS NULL) OR (ended_at IS NOT NULL)))),
  CHECK ((length(document_number) <= 16)),
  UNIQUE (document_number),
  FOREIGN KEY (purchase_id) REFERENCES purchases(id),
  CHECK ((reason = ANY (ARRAY['paid-twice'::text, 'operator'::text, 'offered'::text, 'item-gone'::text]))),
  CHECK ((length(token) <= 23)),
  UNIQUE (token)
);
CREATE INDEX refunds_document_file ON public.refunds USING btree (document_file) WHERE (document_file IS NOT NULL);

-- Table resource_check_runs
create table resource_check_runs (
  id uuid default gen_random_uuid() not null,
  total integer not null,
  works integer default 0 not null,
  gone integer default 0 not null,
  failing integer default 0 not null,
  unknown integer default 0 not null,
  started_at timestamp with time zone not null,
  moved_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK ((total > 0))
);
CREATE INDEX resource_check_runs_latest ON public.resource_check_runs USING btree (started_at DESC);
CREATE UNIQUE INDEX resource_check_runs_open ON public.resource_check_runs USING btree ((true)) WHERE (finished_at IS NULL);

-- Table resource_checks
create table resource_checks (
  url text not null,
  checked_at timestamp with time zone not null,
  verdict text not null,
  status integer,
  failures integer default 0 not null,
  PRIMARY KEY (url),
  CHECK ((verdict = ANY (ARRAY['works'::text, 'gone'::text, 'failing'::text, 'unknown'::text])))
);
CREATE INDEX resource_checks_oldest ON public.resource_checks USING btree (checked_at);

-- Table resumes
create table resumes (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  name text not null,
  file_key text not null,
  file_name text not null,
  file_kind text not null,
  file_bytes integer not null,
  content_hash text not null,
  status text default 'reading'::text not null,
  failure text,
  text text,
  is_default boolean default false not null,
  created_at timestamp with time zone default now() not null,
  pages integer,
  words integer,
  reading_since timestamp with time zone default now() not null,
  readings integer default 1 not null,
  removed_at timestamp with time zone,
  first_page jsonb,
  PRIMARY KEY (id),
  CHECK ((file_kind = ANY (ARRAY['pdf'::text, 'docx'::text, 'txt'::text]))),
  CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  CHECK ((status = ANY (ARRAY['reading'::text, 'read'::text, 'failed'::text]))),
  UNIQUE (user_id, content_hash),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX resumes_default ON public.resumes USING btree (user_id) WHERE (is_default AND (removed_at IS NULL));
CREATE INDEX resumes_file ON public.resumes USING btree (file_key);
CREATE INDEX resumes_removed ON public.resumes USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX resumes_user ON public.resumes USING btree (user_id, created_at DESC);
CREATE INDEX resumes_waiting ON public.resumes USING btree (reading_since) WHERE (status = 'reading'::text);

-- Table roadmap_hours
create table roadmap_hours (
  roadmap_id uuid not null,
  resource_id text not null,
  day date not null,
  hours real not null,
  PRIMARY KEY (roadmap_id, resource_id, day),
  CHECK ((hours > (0)::double precision)),
  FOREIGN KEY (roadmap_id) REFERENCES roadmaps(id) ON DELETE CASCADE
);

-- Table roadmap_links
create table roadmap_links (
  id uuid default gen_random_uuid() not null,
  roadmap_id uuid not null,
  kind text not null,
  secret_hash bytea not null,
  with_score boolean default false not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK ((kind = ANY (ARRAY['calendar'::text, 'share'::text]))),
  FOREIGN KEY (roadmap_id) REFERENCES roadmaps(id) ON DELETE CASCADE,
  UNIQUE (roadmap_id, kind),
  UNIQUE (secret_hash)
);

-- Table roadmap_progress
create table roadmap_progress (
  roadmap_id uuid not null,
  resource_id text not null,
  done_at timestamp with time zone not null,
  PRIMARY KEY (roadmap_id, resource_id),
  FOREIGN KEY (roadmap_id) REFERENCES roadmaps(id) ON DELETE CASCADE
);

-- Table roadmap_stations
create table roadmap_stations (
  roadmap_id uuid not null,
  skill_id text not null,
  "position" integer,
  note text default ''::text not null,
  done_at timestamp with time zone,
  skipped_at timestamp with time zone,
  skip_reason text,
  skip_note text default ''::text not null,
  swaps jsonb default '{}'::jsonb not null,
  PRIMARY KEY (roadmap_id, skill_id),
  CHECK (((skipped_at IS NULL) = (skip_reason IS NULL))),
  CHECK ((length(note) <= 4000)),
  CHECK (("position" >= 0)),
  FOREIGN KEY (roadmap_id) REFERENCES roadmaps(id) ON DELETE CASCADE,
  CHECK ((length(skip_note) <= 300)),
  CHECK ((skip_reason = ANY (ARRAY['known'::text, 'irrelevant'::text, 'later'::text, 'other'::text, 'cut'::text, 'shown'::text])))
);

-- Table roadmaps
create table roadmaps (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  source_type text not null,
  source_id uuid,
  fitment_score_id uuid,
  plan jsonb not null,
  hours_per_week numeric(4,1) not null,
  start_on date not null,
  purchased_at timestamp with time zone,
  read_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  reminders boolean default true not null,
  pack_slug text,
  review text,
  paused_on date,
  paused_until date,
  replanned jsonb,
  compared_report bigint,
  PRIMARY KEY (id),
  FOREIGN KEY (fitment_score_id) REFERENCES fitment_scores(id) ON DELETE CASCADE,
  CHECK (((hours_per_week > (0)::numeric) AND (hours_per_week <= (80)::numeric))),
  UNIQUE (user_id, pack_slug),
  CHECK (((paused_until IS NULL) OR (paused_until > paused_on))),
  CHECK ((review = ANY (ARRAY['stands'::text, 'refund_offered'::text]))),
  CHECK (
CASE source_type
    WHEN 'JobApplication'::text THEN ((source_id IS NOT NULL) AND (fitment_score_id IS NOT NULL) AND (pack_slug IS NULL))
    WHEN 'LearningPack'::text THEN ((source_id IS NULL) AND (fitment_score_id IS NULL) AND (pack_slug IS NOT NULL))
    ELSE false
END),
  FOREIGN KEY (source_id) REFERENCES job_applications(id) ON DELETE CASCADE,
  UNIQUE (source_type, source_id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX roadmaps_user ON public.roadmaps USING btree (user_id, created_at DESC);

-- Table saved_jobs
create table saved_jobs (
  user_id uuid not null,
  job_id uuid not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (user_id, job_id),
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX saved_jobs_item ON public.saved_jobs USING btree (((job_id)::text));
CREATE INDEX saved_jobs_job ON public.saved_jobs USING btree (job_id);
CREATE INDEX saved_jobs_newest ON public.saved_jobs USING btree (user_id, created_at DESC);
CREATE INDEX saved_jobs_stream ON public.saved_jobs USING btree (created_at);

-- Table saved_searches
create table saved_searches (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  name text not null,
  kind text not null,
  query text not null,
  filters jsonb default '{}'::jsonb not null,
  alerts boolean default true not null,
  seen_at timestamp with time zone not null,
  notified_at timestamp with time zone not null,
  feed_hash bytea,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  UNIQUE (feed_hash),
  CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  CHECK ((length(query) <= 100)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  UNIQUE (user_id, kind, query, filters)
);
CREATE INDEX saved_searches_alerts ON public.saved_searches USING btree (notified_at, id) WHERE alerts;

-- Table search_changes
create table search_changes (
  id bigint generated by default as identity not null,
  kind text not null,
  ref text not null,
  PRIMARY KEY (id)
);

-- Table search_docs
create table search_docs (
  id bigint generated by default as identity not null,
  kind text not null,
  ref text not null,
  hot real default 0 not null,
  tier smallint default 0 not null,
  facets jsonb default '{}'::jsonb not null,
  key text not null,
  title_words tsvector not null,
  words tsvector not null,
  found_at timestamp with time zone not null,
  author_id uuid,
  PRIMARY KEY (id),
  UNIQUE (kind, ref),
  CHECK (((tier >= 0) AND (tier <= 2)))
);
CREATE INDEX search_docs_author ON public.search_docs USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX search_docs_head ON public.search_docs USING gin (kind, words) WITH (fastupdate=off) WHERE (tier = 0);
CREATE INDEX search_docs_hot ON public.search_docs USING btree (kind, hot DESC, id DESC);
CREATE INDEX search_docs_key ON public.search_docs USING btree (key COLLATE "C");
CREATE INDEX search_docs_key_head ON public.search_docs USING btree (key COLLATE "C") WHERE (tier = 0);
CREATE INDEX search_docs_middle ON public.search_docs USING gin (kind, words) WITH (fastupdate=off) WHERE (tier = 1);
CREATE INDEX search_docs_rest ON public.search_docs USING gin (kind, words) WITH (fastupdate=off) WHERE (tier = 2);
CREATE INDEX search_docs_tiers ON public.search_docs USING btree (kind, tier, hot, id) WHERE (tier < 2);
CREATE INDEX search_docs_title_head ON public.search_docs USING gin (title_words) WITH (fastupdate=off) WHERE (tier = 0);
CREATE INDEX search_docs_title_rest ON public.search_docs USING gin (title_words) WITH (fastupdate=off) WHERE (tier > 0);

-- Table search_faces
create table search_faces (
  doc_id bigint not null,
  path text not null,
  title text not null,
  meta text[] default '{}'::text[] not null,
  text text default ''::text not null,
  cover text not null,
  changed_at timestamp with time zone default now() not null,
  translations jsonb,
  PRIMARY KEY (doc_id),
  FOREIGN KEY (doc_id) REFERENCES search_docs(id) ON DELETE CASCADE
);

-- Table search_lexemes
create table search_lexemes (
  lexeme text not null,
  docs integer not null,
  PRIMARY KEY (lexeme)
);

-- Table search_tiers
create table search_tiers (
  kind text not null,
  tier smallint not null,
  hot real not null,
  doc_id bigint not null,
  PRIMARY KEY (kind, tier),
  CHECK (((tier >= 0) AND (tier <= 1)))
);

-- Table search_totals
create table search_totals (
  one boolean default true not null,
  docs integer not null,
  words_by_kind jsonb default '{}'::jsonb not null,
  docs_by_kind jsonb default '{}'::jsonb not null,
  PRIMARY KEY (one),
  CHECK (one)
);

-- Table search_vocabulary
create table search_vocabulary (
  word text not null,
  uses integer default 1 not null,
  PRIMARY KEY (word)
);
CREATE INDEX search_vocabulary_beginnings ON public.search_vocabulary USING btree (word COLLATE "C");
CREATE INDEX search_vocabulary_likeness ON public.search_vocabulary USING gin (word gin_trgm_ops);

-- Table search_words
create table search_words (
  id uuid default gen_random_uuid() not null,
  words text not null,
  form text not null,
  kind text not null,
  value text not null,
  name text not null,
  note text default ''::text not null,
  dropped boolean default false not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK ((kind = ANY (ARRAY['skill'::text, 'role'::text, 'place'::text, 'company'::text, 'university'::text, 'page'::text, 'text'::text])))
);
CREATE UNIQUE INDEX search_words_in_use ON public.search_words USING btree (form) WHERE (NOT dropped);
CREATE INDEX search_words_latest ON public.search_words USING btree (created_at DESC, id DESC);

-- Table sessions
create table sessions (
  id uuid default gen_random_uuid() not null,
  token_hash bytea not null,
  user_id uuid not null,
  provider text not null,
  authenticated_at timestamp with time zone default now() not null,
  created_at timestamp with time zone default now() not null,
  last_seen_at timestamp with time zone default now() not null,
  absolute_expires_at timestamp with time zone not null,
  ip_prefix text default ''::text not null,
  user_agent text default ''::text not null,
  PRIMARY KEY (id),
  UNIQUE (token_hash),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id, last_seen_at DESC);

-- Table shared_reports
create table shared_reports (
  job_application_id uuid not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (job_application_id),
  FOREIGN KEY (job_application_id) REFERENCES job_applications(id) ON DELETE CASCADE
);

-- Table shown_works
create table shown_works (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  skill_id text not null,
  title text not null,
  kind text not null,
  link text,
  body text,
  file_key text,
  file_name text,
  file_kind text,
  file_bytes integer,
  criteria jsonb not null,
  complete boolean not null,
  kept boolean not null,
  shown_at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK ((length(body) <= 4000)),
  CHECK (((kind = 'link'::text) = (link IS NOT NULL))),
  CHECK (((kind = 'text'::text) = (body IS NOT NULL))),
  CHECK (((kind = 'file'::text) = (file_key IS NOT NULL))),
  CHECK ((num_nulls(file_key, file_name, file_kind, file_bytes) = ANY (ARRAY[0, 4]))),
  CHECK ((file_kind = ANY (ARRAY['pdf'::text, 'docx'::text, 'txt'::text]))),
  CHECK ((kind = ANY (ARRAY['link'::text, 'file'::text, 'text'::text]))),
  CHECK ((length(link) <= 2000)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  UNIQUE (user_id, skill_id)
);
CREATE INDEX shown_works_file ON public.shown_works USING btree (file_key);

-- Table similar_items
create table similar_items (
  item_type text not null,
  item_id text not null,
  similar_id text not null,
  score real not null,
  PRIMARY KEY (item_type, item_id, similar_id)
);

-- Table skill_answers
create table skill_answers (
  user_id uuid not null,
  skill_id text not null,
  knows boolean not null,
  added boolean not null,
  answered_at timestamp with time zone not null,
  PRIMARY KEY (user_id, skill_id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Table tailored_lines
create table tailored_lines (
  job_application_id uuid not null,
  line_id text not null,
  quote text not null,
  text text not null,
  state text not null,
  decided_at timestamp with time zone not null,
  PRIMARY KEY (job_application_id, line_id),
  FOREIGN KEY (job_application_id) REFERENCES job_applications(id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['taken'::text, 'left'::text])))
);

-- Table testimonials
create table testimonials (
  slug text not null,
  name text not null,
  title text not null,
  quote text not null,
  story text not null,
  video_id text,
  thumbnail text not null,
  background_color text default '#dfe7fb'::text not null,
  score_before integer,
  score_after integer,
  "position" integer not null,
  sample boolean default false not null,
  by_editors boolean default false not null,
  state text default 'published'::text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  version integer default 1 not null,
  changed_at timestamp(3) with time zone default now() not null,
  PRIMARY KEY (slug),
  CHECK (((score_before IS NULL) = (score_after IS NULL))),
  CHECK ((score_after > score_before)),
  CHECK (((ends_at IS NULL) OR (starts_at IS NULL) OR (ends_at > starts_at))),
  CHECK (((score_after >= 0) AND (score_after <= 100))),
  CHECK (((score_before >= 0) AND (score_before <= 100))),
  CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'deleted'::text])))
);
CREATE INDEX testimonials_latest ON public.testimonials USING btree (changed_at DESC, slug DESC);

-- Table topic_suggestions
create table topic_suggestions (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  category_id uuid not null,
  name text not null,
  hashtag text not null,
  reason text default ''::text not null,
  status text default 'waiting'::text not null,
  answer text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  CHECK ((status = ANY (ARRAY['waiting'::text, 'accepted'::text, 'declined'::text]))),
  UNIQUE (user_id, category_id, hashtag),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX topic_suggestions_queue ON public.topic_suggestions USING btree (status, created_at DESC, id DESC);

-- Table tracker_entries
create table tracker_entries (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  job_id uuid,
  program_id text,
  kind text,
  title text,
  organisation text,
  url text,
  notes text default ''::text not null,
  remind_on date,
  reminded_on date,
  removed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  own_ad_id uuid,
  PRIMARY KEY (id),
  CHECK (((num_nonnulls(job_id, program_id, own_ad_id) = 0) = ((kind IS NOT NULL) AND (title IS NOT NULL) AND (organisation IS NOT NULL) AND (url IS NOT NULL)))),
  FOREIGN KEY (job_id) REFERENCES jobs(id),
  CHECK ((kind = ANY (ARRAY['job'::text, 'program'::text]))),
  CHECK ((length(notes) <= 5000)),
  CHECK ((num_nonnulls(job_id, program_id, own_ad_id) <= 1)),
  CHECK ((length(organisation) <= 200)),
  FOREIGN KEY (own_ad_id) REFERENCES own_ads(id) ON DELETE CASCADE,
  FOREIGN KEY (program_id) REFERENCES programs(id),
  CHECK (((length(title) >= 1) AND (length(title) <= 200))),
  CHECK ((length(url) <= 1000)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  UNIQUE (user_id, job_id),
  UNIQUE (user_id, own_ad_id),
  UNIQUE (user_id, program_id)
);
CREATE INDEX tracker_entries_due ON public.tracker_entries USING btree (remind_on, id) WHERE ((remind_on IS NOT NULL) AND (removed_at IS NULL) AND (remind_on IS DISTINCT FROM reminded_on));
CREATE INDEX tracker_entries_job ON public.tracker_entries USING btree (job_id) WHERE (job_id IS NOT NULL);
CREATE INDEX tracker_entries_program ON public.tracker_entries USING btree (program_id) WHERE (program_id IS NOT NULL);
CREATE INDEX tracker_entries_removed ON public.tracker_entries USING btree (removed_at) WHERE (removed_at IS NOT NULL);

-- Table tracker_events
create table tracker_events (
  id uuid default gen_random_uuid() not null,
  entry_id uuid not null,
  stage text not null,
  note text default ''::text not null,
  at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  FOREIGN KEY (entry_id) REFERENCES tracker_entries(id) ON DELETE CASCADE,
  CHECK ((length(note) <= 500)),
  CHECK ((stage = ANY (ARRAY['considering'::text, 'saved'::text, 'applied'::text, 'interview'::text, 'offer'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text])))
);
CREATE INDEX tracker_events_entry ON public.tracker_events USING btree (entry_id, at DESC, created_at DESC);

-- Table universities
create table universities (
  id uuid default gen_random_uuid() not null,
  code text not null,
  name text not null,
  country text not null,
  region text not null,
  city text default ''::text not null,
  kind text default ''::text not null,
  website text not null,
  about text default ''::text not null,
  source text not null,
  source_id text not null,
  withdrawn boolean default false not null,
  created_at timestamp with time zone default now() not null,
  search tsvector generated always as ((setweight(to_tsvector('simple'::regconfig, name), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, ((city || ' '::text) || country)), 'C'::"char"))) stored,
  hidden_at timestamp with time zone,
  merged_into uuid,
  corrections jsonb default '{}'::jsonb not null,
  retired boolean generated always as ((withdrawn OR (hidden_at IS NOT NULL))) stored not null,
  PRIMARY KEY (id),
  CHECK (((merged_into IS NULL) OR ((hidden_at IS NOT NULL) AND (merged_into <> id)))),
  CHECK ((code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  UNIQUE (code),
  CHECK ((jsonb_typeof(corrections) = 'object'::text)),
  FOREIGN KEY (merged_into) REFERENCES universities(id) ON DELETE CASCADE,
  UNIQUE (source, source_id)
);
CREATE INDEX universities_listed ON public.universities USING btree (((source = 'catalogue'::text)) DESC, name, id) WHERE (NOT retired);
CREATE INDEX universities_merged ON public.universities USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX universities_name ON public.universities USING gin (name gin_trgm_ops);
CREATE INDEX universities_newest ON public.universities USING btree (created_at DESC, id DESC);
CREATE INDEX universities_region ON public.universities USING btree (region) WHERE (NOT retired);
CREATE INDEX universities_search ON public.universities USING gin (search);
CREATE TRIGGER keep_corrections BEFORE UPDATE ON public.universities FOR EACH ROW WHEN ((new.corrections <> '{}'::jsonb)) EXECUTE FUNCTION keep_corrections();
CREATE TRIGGER search_delete AFTER DELETE ON public.universities REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('university', 'id');
CREATE TRIGGER search_insert AFTER INSERT ON public.universities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('university', 'id');
CREATE TRIGGER search_update AFTER UPDATE ON public.universities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('university', 'id');

-- Table users
create table users (
  id uuid default gen_random_uuid() not null,
  slug text not null,
  name text not null,
  email text default ''::text not null,
  email_verified boolean default false not null,
  headline text default ''::text not null,
  location text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  listed boolean default true not null,
  interests_asked_at timestamp with time zone,
  deleted_at timestamp with time zone,
  language text default 'en'::text not null,
  staff_scopes text[] default '{}'::text[] not null,
  staff boolean generated always as ((cardinality(staff_scopes) > 0)) stored not null,
  suspended_until timestamp with time zone,
  PRIMARY KEY (id),
  CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text]))),
  CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  UNIQUE (slug),
  CHECK ((staff_scopes <@ ARRAY['support'::text, 'editor'::text, 'moderator'::text, 'finance'::text, 'administrator'::text]))
);
CREATE INDEX users_find ON public.users USING gin ((((((slug || ' '::text) || name) || ' '::text) || email)) gin_trgm_ops);
CREATE INDEX users_name ON public.users USING gin (name gin_trgm_ops) WHERE (listed AND (deleted_at IS NULL));
CREATE INDEX users_newest ON public.users USING btree (created_at DESC, id DESC);
CREATE INDEX users_staff ON public.users USING btree (created_at DESC, id DESC) WHERE staff;
CREATE INDEX users_suspended ON public.users USING btree (suspended_until) WHERE (suspended_until IS NOT NULL);
CREATE INDEX users_unlisted ON public.users USING btree (id) WHERE (NOT listed);
CREATE TRIGGER search_author AFTER UPDATE ON public.users FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.slug IS DISTINCT FROM new.slug))) EXECUTE FUNCTION note_search_changes_of_author();
CREATE TRIGGER search_delete AFTER DELETE ON public.users REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('user', 'id');
CREATE TRIGGER search_insert AFTER INSERT ON public.users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('user', 'id');
CREATE TRIGGER search_update AFTER UPDATE ON public.users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('user', 'id');

-- Table visitors
create table visitors (
  id uuid default gen_random_uuid() not null,
  token_hash bytea not null,
  file_key text,
  file_name text,
  file_kind text,
  file_bytes integer,
  resume_text text,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK ((file_kind = ANY (ARRAY['pdf'::text, 'docx'::text, 'txt'::text]))),
  UNIQUE (token_hash)
);
CREATE INDEX visitors_expiry ON public.visitors USING btree (expires_at);

-- Table webhook_deliveries
create table webhook_deliveries (
  id uuid default gen_random_uuid() not null,
  webhook_id uuid not null,
  event text not null,
  body text not null,
  state text default 'waiting'::text not null,
  attempts integer default 0 not null,
  waits integer default 0 not null,
  due_at timestamp with time zone not null,
  locked_until timestamp with time zone,
  status integer,
  problem text,
  duration_ms integer,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK ((problem = ANY (ARRAY['refused'::text, 'too_slow'::text, 'silent'::text]))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))),
  FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_age ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (due_at) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_deliveries_list ON public.webhook_deliveries USING btree (webhook_id, created_at DESC, id DESC);

-- Table webhooks
create table webhooks (
  id uuid default gen_random_uuid() not null,
  company_id uuid,
  url text not null,
  description text default ''::text not null,
  events text[] not null,
  secret text not null,
  former_secret text,
  former_secret_until timestamp with time zone,
  state text default 'active'::text not null,
  off_because text,
  failing_since timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  CHECK (((state = 'off'::text) = (off_because IS NOT NULL))),
  CHECK (((former_secret IS NULL) = (former_secret_until IS NULL))),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CHECK ((off_because = ANY (ARRAY['gone'::text, 'failing'::text]))),
  CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text, 'off'::text])))
);
CREATE INDEX webhooks_company ON public.webhooks USING btree (company_id, created_at);

-- View interactions
create view interactions as
 SELECT engagements.user_id,
    engagements.object_type AS item_type,
    engagements.object_id AS item_id,
    engagements.created_at AS at,
        CASE engagements.verb
            WHEN 'like'::text THEN 1
            ELSE 2
        END AS weight
   FROM engagements
  WHERE (engagements.object_type = ANY (ARRAY['knowledge'::text, 'program'::text, 'board'::text, 'user'::text]))
UNION ALL
 SELECT saved_jobs.user_id,
    'job'::text AS item_type,
    (saved_jobs.job_id)::text AS item_id,
    saved_jobs.created_at AS at,
    2 AS weight
   FROM saved_jobs
UNION ALL
 SELECT job_applications.user_id,
    'job'::text AS item_type,
    (job_applications.job_id)::text AS item_id,
    job_applications.created_at AS at,
    3 AS weight
   FROM job_applications;

-- Function drop_journeys_months
CREATE OR REPLACE FUNCTION public.drop_journeys_months(day date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  month text;
begin
  for month in
    select relname from pg_class
    where relnamespace = 'journeys_by_month'::regnamespace and relkind = 'r'
      and relname ~ '^m[0-9]{4}_[0-9]{2}$' and relname < to_char(day, '"m"YYYY_MM')
  loop
    execute format('drop table journeys_by_month.%I', month);
  end loop;
end $function$;

-- Function facet_word
CREATE OR REPLACE FUNCTION public.facet_word(name text, value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select '=' || name || ':' || value $function$;

-- Function guard_audit_entries
CREATE OR REPLACE FUNCTION public.guard_audit_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'ip' = to_jsonb(old) - 'ip' and new.ip = '' then
    return new;
  end if;
  if tg_op = 'DELETE' and old.at < now() - interval '365 days' then
    return old;
  end if;
  raise exception 'audit_entries is append only' using errcode = 'check_violation';
end $function$;

-- Function hide_job_of_company
CREATE OR REPLACE FUNCTION public.hide_job_of_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  hidden timestamptz := (select hidden_at from companies where id = new.company_id);
begin
  if hidden is not null then
    new.hidden_at := coalesce(new.hidden_at, hidden);
    new.closed_at := coalesce(new.closed_at, hidden);
  end if;
  return new;
end
$function$;

-- Function keep_corrections
CREATE OR REPLACE FUNCTION public.keep_corrections()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  field text;
  stated jsonb;
begin
  for field in select jsonb_object_keys(new.corrections) loop
    stated := to_jsonb(new) -> field;
    if stated is distinct from new.corrections -> field -> 'is' then
      new.corrections := jsonb_set(new.corrections, array[field, 'stated'], stated);
    end if;
  end loop;
  return jsonb_populate_record(new, (select jsonb_object_agg(key, value -> 'is') from jsonb_each(new.corrections)));
end
$function$;

-- Function keep_receipts
CREATE OR REPLACE FUNCTION public.keep_receipts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a receipt is never changed' using errcode = 'check_violation';
end $function$;

-- Function language_of
CREATE OR REPLACE FUNCTION public.language_of(title text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (title ~ '[\u0900-\u097F]'::text) THEN 'hi'::text ELSE 'en'::text END;

-- Function make_journeys_month
CREATE OR REPLACE FUNCTION public.make_journeys_month(day date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  month timestamp := date_trunc('month', day::timestamp);
  begins timestamptz := month at time zone 'UTC';
  ends timestamptz := (month + interval '1 month') at time zone 'UTC';
  name text := to_char(month, '"m"YYYY_MM');
begin
  if to_regclass('journeys_by_month.' || name) is not null then
    return;
  end if;
  execute format('create table journeys_by_month.%I (like journey_events including defaults)', name);
  execute format(
    'with moved as (delete from journeys_by_month.other where at >= %L and at < %L returning *)
     insert into journeys_by_month.%I select * from moved', begins, ends, name);
  execute format('alter table journey_events attach partition journeys_by_month.%I for values from (%L) to (%L)', name, begins, ends);
end $function$;

-- Function note_job_change
CREATE OR REPLACE FUNCTION public.note_job_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.changed_at := now();
  if new.hidden_at is not null then
    new.closed_at := coalesce(new.closed_at, old.closed_at, now());
  end if;
  return new;
end
$function$;

-- Function note_job_needs
CREATE OR REPLACE FUNCTION public.note_job_needs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into job_needs (job_id) values (new.id) on conflict (job_id) do update set read_at = null;
  return null;
end $function$;

-- Function note_search_changes
CREATE OR REPLACE FUNCTION public.note_search_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  execute format('insert into search_changes (kind, ref) select %L, changed.%I::text from changed', tg_argv[0], tg_argv[1]);
  return null;
end $function$;

-- Function note_search_changes_of_author
CREATE OR REPLACE FUNCTION public.note_search_changes_of_author()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_changes (kind, ref) select kind, ref from search_docs where author_id = new.id;
  return null;
end $function$;

-- Function note_topics_of_changed_category
CREATE OR REPLACE FUNCTION public.note_topics_of_changed_category()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_changes (kind, ref) select 'topic', ref from community_topics where category_id = new.id;
  return null;
end $function$;

-- Function organisations_of
CREATE OR REPLACE FUNCTION public.organisations_of(stays jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(array_agg(DISTINCT lower(TRIM(BOTH FROM (stay.value ->> 'organisation'::text)))), '{}'::text[]) AS "coalesce" FROM jsonb_array_elements(organisations_of.stays) stay(value));

-- Function place_program
CREATE OR REPLACE FUNCTION public.place_program()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.university_id := (select coalesce(merged_into, id) from universities where id = new.university_id);
  new.hidden_at := coalesce(new.hidden_at, (select hidden_at from universities where id = new.university_id));
  return new;
end
$function$;

-- Function refuse_change
CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append only', tg_table_name using errcode = 'check_violation';
end $function$;

-- Function refuse_other_transitions
CREATE OR REPLACE FUNCTION public.refuse_other_transitions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from purchase_transitions where from_status = old.status and to_status = new.status) then
    raise exception 'a purchase that is % cannot become %', old.status, new.status using errcode = 'check_violation';
  end if;
  if new.status = 'refund_pending' and not exists (select from refunds where purchase_id = new.id) then
    raise exception 'a purchase cannot become % without a refund', new.status using errcode = 'check_violation';
  end if;
  return new;
end $function$;

-- Function search_candidates
CREATE OR REPLACE FUNCTION public.search_candidates(asked_kind text, asked tsquery, most integer)
 RETURNS TABLE(id bigint, kind text, ref text, hot real, key text, facets jsonb, words tsvector)
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_indexscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  of_head integer;
  of_middle integer;
begin
  return query select d.id, d.kind, d.ref, d.hot, d.key, d.facets, d.words from search_docs as d
    where d.tier = 0 and d.kind = asked_kind and d.words @@ asked
    order by d.hot + 0 desc, d.id desc limit most + 1;
  get diagnostics of_head = row_count;
  if of_head > most or not exists (select from search_tiers as t where t.kind = asked_kind and t.tier = 0) then
    return;
  end if;
  return query select d.id, d.kind, d.ref, d.hot, d.key, d.facets, d.words from search_docs as d
    where d.tier = 1 and d.kind = asked_kind and d.words @@ asked
    order by d.hot + 0 desc, d.id desc limit most + 1 - of_head;
  get diagnostics of_middle = row_count;
  if of_head + of_middle > most or not exists (select from search_tiers as t where t.kind = asked_kind and t.tier = 1) then
    return;
  end if;
  return query select d.id, d.kind, d.ref, d.hot, d.key, d.facets, d.words from search_docs as d
    where d.tier = 2 and d.kind = asked_kind and d.words @@ asked limit 2 * most;
end $function$;

-- Function watch_for_search
CREATE OR REPLACE FUNCTION public.watch_for_search(watched regclass, kind text, ref text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger %I after %s on %s referencing %s table as changed for each statement execute function note_search_changes(%L, %L)',
      'search_' || event, event, watched, case event when 'delete' then 'old' else 'new' end, kind, ref
    );
  end loop;
  execute format('insert into search_changes (kind, ref) select %L, %I::text from %s', kind, ref, watched);
end $function$;
