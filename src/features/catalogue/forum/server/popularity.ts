/**
 * The weight of a like in the sort key `popularity`. It is greater than any time in seconds, so the time only orders posts
 * with equal likes.
 */
export const LIKE_WEIGHT: number = 10_000_000_000;

const unixSeconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** Of questions with equal likes, the newest comes first. */
export const newQuestionPopularity = (askedAt: Date): number => unixSeconds(askedAt);
/** Of answers with equal likes, the oldest comes first. */
export const newAnswerPopularity = (answeredAt: Date): number => -unixSeconds(answeredAt);
