-- The payer's telephone number with its country code, as asked before paying; null for earlier purchases, which name the support desk's.
alter table purchases add column payer_phone text check (payer_phone ~ '^\+[1-9][0-9]{6,14}$');
