-- What a query can ask for by place, pay, experience and kind is in the index from now on; skills without a page come last.
insert into search_changes (kind, ref)
select kind, ref from search_docs where kind in ('job', 'course', 'university', 'company', 'community', 'article', 'skill');
