import type { Taxonomy } from '#features/base/skills/server/index.ts';
import type { AdAdjustments } from './adjust-ad.ts';
import type { Declared } from './credit-conditions.ts';
import type { Grade } from './weights.ts';

/** The parts of a member's profile that are scored, without identifying data. */
export type FitProfile = {
  skills?: readonly { skill_id: string; grade: Extract<Grade, 'listed' | 'claimed' | 'checked' | 'shown'>; note?: string }[];
  /** Text of the profile in the form of a résumé: roles with dates, education, certificates. */
  text?: string;
  /** The ids of spoken languages. */
  languages?: readonly string[];
};

/** A sentence the member adds as evidence for a row; dates in it ("2022 – 2023") make it a dated use. */
export type Attachment = { requirement_id: string; text: string };

/**
 * What the member says about a row: it was not done by them (nothing counts for it), a sentence does not show it (`quote`), the
 * ad does not ask for it (the row has no points), or it is not for them (nothing changes, and nothing suggests it).
 */
export type Correction = {
  requirement_id: string;
  reason: 'not_done' | 'does_not_show' | 'not_asked' | 'not_for_me';
  quote: string | null;
};

export type FitInput = {
  taxonomy: Taxonomy;
  /** `employer` is masked in the ad, so that its name is not read as a skill; `adjustments` are what its bringer says of it. */
  ad: { title: string; text: string; employer?: string; adjustments?: AdAdjustments };
  /** The text of the résumé as returned by `parseDocument`; empty when there is none. */
  resume: string;
  profile?: FitProfile;
  corrections?: readonly Correction[];
  attached?: readonly Attachment[];
  declared?: Declared;
  /** The ISO date of the score. */
  today: string;
};
