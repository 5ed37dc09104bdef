-- Articles by the editors, loaded from Markdown.
create table blog_posts (
  slug text primary key,
  title text not null,
  summary text not null,
  -- Sanitised HTML; its headings carry the names that the list of contents leads to.
  body text not null,
  contents jsonb not null,
  category text not null references categories (slug),
  -- As they are shown, and as they stand in addresses, in the same order.
  tags text[] not null,
  tag_slugs text[] not null,
  skill_ids text[] not null,
  family text,
  minutes integer not null check (minutes > 0),
  published_on date not null,
  updated_on date
);
create index blog_posts_newest on blog_posts (published_on desc, slug desc);
create index blog_posts_tags on blog_posts using gin (tag_slugs);
create index blog_posts_category on blog_posts (category);
