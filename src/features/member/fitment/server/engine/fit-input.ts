import type { Taxonomy } from '#features/base/skills/server/index.ts';

/** The parts of a member's profile that are scored, without identifying data. */
export type FitProfile = {
  skills?: readonly { skill_id: string; grade: 'listed' | 'completed'; note?: string }[];
  /** The titles of the roles the member wants. */
  goals?: readonly string[];
};

/** A sentence the member adds as evidence for a skill; dates in it ("2022 – 2023") make it a dated use. */
export type Attachment = { skill_id: string; text: string };

export type FitInput = {
  taxonomy: Taxonomy;
  ad: { title: string; text: string };
  /** The text of the résumé as returned by `parseDocument`; empty when there is none. */
  resume: string;
  profile?: FitProfile;
  /** Skills that the member marked as misread from the résumé. */
  struck?: readonly string[];
  attached?: readonly Attachment[];
  /** The ISO date of the score. */
  today: string;
};
