-- Whether a plan that was paid for before plans had an aim would be sold by the rules since: null until it was looked at.
alter table roadmaps add column review text check (review in ('stands', 'refund_offered'));

alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in ('paid-twice', 'operator', 'offered'));
