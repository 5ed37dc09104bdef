-- The language a member reads: for what is sent to them while no page is open.
alter table users add column language text not null default 'en' check (language in ('en', 'hi'));
