/** How well something stands, as a colour; always beside words or a figure that say the same. */
export type Tone = 'good' | 'moderate' | 'low';
