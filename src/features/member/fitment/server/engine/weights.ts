/**
 * The formula in one place, stored with each report and shown on the page that explains the score. Points are whole numbers
 * of 100, credits are shares from 0 to 1.
 */
export const WEIGHTS = {
  /**
   * How 100 points are divided. Everybody starts with `start`, because an ad lists more than anybody shows: so the bands hold on
   * real ads. What an ad does not ask for goes to its core skills.
   */
  points: {
    start: 32,
    experience: 18,
    preferred_experience: 10,
    education: 4,
    wording: 10,
    further: 6,
    each_further: 1,
    each_skill: 15,
  },
  /** At most so many requirements are core, years and degree included. */
  core_rows: 12,
  /** How much a requirement counts by how the ad names it. */
  need: { required: 3, preferred: 1.5, duty: 1.2 },
  /** A skill that every occupation uses counts `least` of one that only a few use. */
  specificity: { least: 0.6 },
  soft_skill: 0.2,
  /** Something asked for that is no known skill, compared word by word; so much of it must belong to a term. */
  phrase: 0.6,
  term_share: 0.6,
  /** A sentence shows a field of work in other words by words of which one tells occupations apart at least so much. */
  other_words: { least: 0.3, letters_each: 25 },
  /** Shares of the weight of a phrase's words that a sentence has. */
  phrase_match: { full: 0.8, most: 0.55 },
  /** Where an ad asks for fewer skills than `sparse_ad`, a duty alone makes a requirement of a skill that is at least so special. */
  duty_specificity: 0.1,
  sparse_ad: 5,
  /** In the title of the ad; and for each further sentence that names it, up to two. */
  emphasis: { in_title: 1.5, repeated: 0.15 },
  /** The share of a row's points by the best evidence for it. */
  credit: {
    none: 0,
    related: 0.2,
    claimed: 0.3,
    listed: 0.5,
    implied: 0.5,
    studied: 0.6,
    checked: 0.6,
    strong: 0.7,
    shown: 0.8,
    used: 0.9,
    long: 1,
    held: 1,
  },
  /** A field of work with at least so many parts is shown by two of them; one alone only implies it. */
  field_parts: 8,
  /** `long` use: so many months in all, the last of them at most so many months ago. */
  long_use: { months: 24, within_months: 36 },
  /** The shares of a degree row. */
  education: {
    met: 1,
    experience_instead: 0.8,
    related_field: 0.75,
    in_progress: 0.6,
    field_not_stated: 0.5,
    unrelated_field: 0.2,
    one_level_below: 0.2,
  },
  /**
   * What a month in a role counts: by its title (the same work shares a word with the ad's title), plus by the share of the
   * core skills' points that the role shows; at most 1.
   */
  role_title: { same_work: 0.8, same_field: 0.6, near_field: 0.1, other: 0 },
  role_shows: { most: 0.6, some: 0.3, little: 0.1, nothing: 0 },
  role_shows_from: { most: 0.4, some: 0.2 },
  /** A role that ended so many months before the last one counts this share: work that was left long ago. */
  old_role: { months: 84, counts: 0.5 },
  /** What a role counts whose title stands so many ranks below that of the ad. */
  ranks_below: { none: 1, one: 0.8, two: 0.4 },
  /** A role that does not show the field that the ad asks the years in counts this share. */
  outside_field: 0.5,
  /** More months than are asked for, in roles of the field asked for that count at least `from`, fill up to this share; in roles that count at least `same_work`, the whole. */
  more_months: { from: 0.2, up_to: 0.7, same_work: 0.8 },
  /** The similarity from which a title names the same work. */
  same_work: { title: 0.7 },
  /** The similarity of two titles that share no word: in the same field, and in related fields. */
  role: { same_family: 0.65, near_family: 0.25 },
  /** So many words of the ad's work are compared, each of which tells occupations apart at least so much; a skill weighs so much, and this share of the weight, which counts as `at_least` where an ad has few words, earns the whole row. */
  wording: { words: 20, least: 0.35, full_at: 0.33, skill: 1.5, at_least: 7 },
  met_from: 0.8,
  bands: { good: 75, moderate: 60 },
  /** A résumé that repeats this share of the ad's six-word phrases counts as a copy, and its copied sentences as nothing. */
  copied: { share: 0.35, phrase_words: 6 },
  /** There is no score with fewer readable words (unless the profile has so many skills) or fewer requirements. */
  enough: { words: 25, profile_skills: 3, requirements: 2, latin_letters: 0.5 },
} as const;

export type Weights = typeof WEIGHTS;
/** What the best evidence for a skill shows; the names of the credits. */
export type Grade = keyof Weights['credit'];
