/**
 * The weights of the score, in one place. They are stored with each report and shown on the page that explains the score.
 * Credits are shares from 0 to 1; the weight of a part that does not apply to an ad is distributed to the others.
 */
export const WEIGHTS = {
  parts: { skills: 44, experience: 30, education: 6, goals: 4, similarity: 20 },
  /** With the share `at` of the required skills (by weight), an applicant gets the share `worth` of that part. */
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
  /** Added to `used` for duration (in full from 24 months) and recency (in full while current, none after ten years). */
  used_bonus: { duration: 0.13, recency: 0.07, full_months: 24, fades_months: 120 },
  /** Each further piece of evidence, up to three, adds this share of what is missing to full credit. */
  further_evidence: 0.06,
  /** The factor for evidence of a related skill. */
  inferred: { implied: 0.9, child: 0.8, sibling: 0.35, parent: 0.3 },
  /** Roles at least `related_from` similar count as related work; an entirely different role earns `unrelated`. */
  experience: {
    related: 1,
    related_from: 0.5,
    unrelated: 0.05,
    claimed: 0.6,
    by_title: 0.8,
    by_skills: 0.85,
    skills_full_at: 0.4,
  },
  /** The similarity of two titles that share no word: in the same field, and in related fields. */
  role: { same_family: 0.65, near_family: 0.25 },
  education: { related_field: 1, other_field: 0.6, one_level_below: 0.5, in_progress: 0.7, experience_instead: 0.7 },
  /** `full_at` is the share of the ad's wording that counts as full similarity; `saturation` limits repeated words. */
  similarity: { full_at: 0.45, saturation: 0.6, common: 0.3, skill: 1.5 },
  met_from: 0.7,
  partly_from: 0.15,
  bands: { good: 75, moderate: 60 },
  /** A résumé that repeats this share of the ad's six-word phrases counts as a copy and scores at most `highest_score`. */
  copied: { share: 0.35, phrase_words: 6, highest_score: 55 },
  /** There is no score with fewer readable words, unless the member listed or attached at least `profile_skills` skills. */
  enough: { words: 25, profile_skills: 3 },
} as const;

export type Weights = typeof WEIGHTS;
export type Grade = keyof Weights['evidence'];
