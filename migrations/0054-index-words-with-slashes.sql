-- "CI/CD" is indexed as two words, as a query for it is read: PostgreSQL's parser takes it for a path.
insert into search_changes (kind, ref) select kind, ref from search_docs order by hot desc;
