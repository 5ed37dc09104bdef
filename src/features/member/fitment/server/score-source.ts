import type { StoredResume } from '#features/base/resumes/server/index.ts';
import type { Fitment } from './load-fitment.ts';

/** What a score is made from. The text is a copy, so that a score keeps what it read. */
export type ScoreSource = Pick<Fitment, 'resume_id' | 'resume_name' | 'resume_text' | 'from_profile' | 'pending_resume_id'>;

/** A version that was read. */
export const fromResume = ({ id, name, text }: Pick<StoredResume, 'id' | 'name' | 'text'>): ScoreSource => ({
  resume_id: id,
  resume_name: name,
  resume_text: text ?? '',
  from_profile: false,
  pending_resume_id: null,
});

/** The profile alone. */
export const FROM_PROFILE: ScoreSource = {
  resume_id: null,
  resume_name: null,
  resume_text: '',
  from_profile: true,
  pending_resume_id: null,
};
