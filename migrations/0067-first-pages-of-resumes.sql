-- The first page of a file as a picture of boxes without words: its size in points, and where lines and pictures stand. Null
-- where a file has no pages of its own, and for files that were read before it was stored.
alter table resumes add column first_page jsonb;
