import type { Taxonomy } from '#features/base/skills/server/index.ts';

/** What a member's profile says; nothing of it tells who the member is. */
export type FitProfile = {
  skills?: readonly { skill_id: string; grade: 'listed' | 'completed'; note?: string }[];
  /** Titles of roles the member wants. */
  goals?: readonly string[];
};

/** A sentence the member adds as evidence for a skill; dates in it ("2022 – 2023") make it a dated use. */
export type Attachment = { skill_id: string; text: string };

export type FitInput = {
  taxonomy: Taxonomy;
  ad: { title: string; text: string };
  /** The résumé's text, as `readDocument` gives it; empty when there is none. */
  resume: string;
  profile?: FitProfile;
  /** Skills the member says were read wrongly into the résumé. */
  struck?: readonly string[];
  attached?: readonly Attachment[];
  /** ISO date on which the score is made. */
  today: string;
};
