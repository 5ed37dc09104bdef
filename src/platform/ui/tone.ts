/** A rating as a colour; always beside text or a number that says the same. */
export type Tone = 'good' | 'moderate' | 'low';
