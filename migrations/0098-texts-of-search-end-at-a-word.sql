-- Texts of search were cut at 600 letters, also inside a word.
update search_faces set text = regexp_replace(text, '\s+\S*$', '') where length(text) = 600 and text ~ '\s';
