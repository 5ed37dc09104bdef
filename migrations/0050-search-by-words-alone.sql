-- Of the commonest word of all the planner believes that many of a kind hold it, and where none do, it walked the whole kind in
-- the order of liveliness (25 ms for 100,000 people). Only the words' own index answers quickly either way, and that one is
-- read as a bitmap.
alter function search_candidates(text, tsquery, integer) set enable_indexscan = off;
