-- Staff read purchases, the newest first, and those that are held.
create index purchases_newest on purchases (created_at desc, id desc);
create index purchases_held on purchases (created_at desc, id desc) where held_because is not null;
create index purchases_number on purchases using gin ((txnid || ' ' || coalesce(invoice_number, '') || ' ' || coalesce(provider_ref, '')) gin_trgm_ops);
