/**
 * Every number that shapes a score, in one place. Printed in each report and on the page that explains the score.
 * Credits are shares from 0 to 1; part weights are shared out among the parts that apply to an ad.
 */
export const WEIGHTS = {
  parts: { skills: 44, experience: 30, education: 6, goals: 4, similarity: 20 },
  /** With `at` of the wanted skills by weight, an applicant gets `worth` of that part. */
  skills_curve: { at: 0.5, worth: 0.75 },
  requirement: { required: 3, preferred: 1 },
  /** Multipliers of a requirement's weight. */
  duty_only: 0.35,
  soft_skill: 0.3,
  spoken_language: 0.5,
  evidence: {
    held: 0.9,
    ticked: 0.8,
    used: 0.7,
    project: 0.65,
    attached: 0.65,
    completed: 0.65,
    certified: 0.65,
    stated: 0.6,
    listed: 0.55,
    studied: 0.45,
    familiar: 0.35,
    learning: 0.15,
    wished: 0.05,
    copied: 0.05,
  },
  /** Added to `used` for a role's length (full at 24 months) and recency (full while current, none after ten years). */
  used_bonus: { duration: 0.13, recency: 0.07, full_months: 24, fades_months: 120 },
  /** Each further piece of evidence adds this share of the remaining credit, at most three times. */
  further_evidence: 0.06,
  /** The credit of evidence for a related skill. */
  inferred: { implied: 0.9, child: 0.8, sibling: 0.35, parent: 0.3 },
  /** Roles count from `related_from` on as related work; others earn at most `unrelated`. */
  experience: {
    related: 1,
    related_from: 0.5,
    unrelated: 0.05,
    claimed: 0.6,
    by_title: 0.8,
    by_skills: 0.85,
    skills_full_at: 0.4,
  },
  /** The similarity of titles with no shared word in the same or a neighbouring line of work. */
  role: { same_family: 0.65, near_family: 0.25 },
  education: { related_field: 1, other_field: 0.6, one_level_below: 0.5, in_progress: 0.7, experience_instead: 0.7 },
  /** Share of the ad's wording found in a résumé that counts as full likeness; saturation of repeated words. */
  similarity: { full_at: 0.45, saturation: 0.6, common: 0.3, skill: 1.5 },
  met_from: 0.7,
  partly_from: 0.15,
  bands: { good: 75, moderate: 60 },
  /** A résumé that repeats this share of the ad word for word (six words at a time) is a copy; its highest score. */
  copied: { share: 0.35, phrase_words: 6, highest_score: 55 },
  /** Below this many readable words there is no number, unless the profile shows this many skills. */
  enough: { words: 25, profile_skills: 3 },
} as const;

export type Weights = typeof WEIGHTS;
export type Grade = keyof Weights['evidence'];
