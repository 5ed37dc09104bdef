-- The order in which universities are listed: the editors' own first, then by name.
create index universities_listed on universities ((source = 'catalogue') desc, name, id) where not retired;
create index universities_region on universities (region) where not retired;
