-- Whether a university is in the referral scheme follows from its programs; it is kept nowhere else.
alter table universities drop column referable;
create index programs_referral on programs (university_id)
  where university_id is not null and referral_paise > 0 and application is not null and not retired;
