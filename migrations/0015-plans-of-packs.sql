-- A learning pack can be adopted as a plan: it has neither an application nor a score behind it.
alter table roadmaps
  alter column source_id drop not null,
  alter column fitment_score_id drop not null,
  add column pack_slug text,
  drop constraint roadmaps_source_type_check,
  add constraint roadmaps_source check (
    case source_type
      when 'JobApplication' then source_id is not null and fitment_score_id is not null and pack_slug is null
      when 'LearningPack' then source_id is null and fitment_score_id is null and pack_slug is not null
      else false
    end
  ),
  add constraint roadmaps_pack_once unique (user_id, pack_slug);
