/** The sort key of posts by likes: 10^10 for each like, and the time decides between equals. */
export const LIKE_WEIGHT: number = 10_000_000_000;

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** Without likes, the newest question comes first. */
export const newQuestionPopularity = (asked: Date): number => seconds(asked);
/** Without likes, the first answer comes first. */
export const newAnswerPopularity = (given: Date): number => -seconds(given);
