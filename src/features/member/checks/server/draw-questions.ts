import { CHECK } from '#features/base/skills/server/index.ts';
/** Which questions an attempt has, and in which order their options are shown. Pure: randomness is passed in. */

/** So many questions are drawn for an attempt. */
export const DRAWN: number = CHECK.questions;
/** So many right answers pass: three quarters. */
export const PASS_FROM: number = Math.ceil(CHECK.questions * CHECK.passingShare);

/** Returns a number from 0, inclusive, to 1, exclusive. */
export type Random = () => number;
type Candidate = { id: string; topic: string };

/**
 * Draws questions, at most one more of a topic than of another as long as both have some left. Questions of the last attempt
 * are drawn only where there are too few others.
 */
export function drawQuestions<Q extends Candidate>(questions: readonly Q[], lastIds: ReadonlySet<string>, random: Random): Q[] {
  const fresh = questions.filter(({ id }) => !lastIds.has(id));
  const repeated = questions.filter(({ id }) => lastIds.has(id));
  return [...spreadTopics(fresh, random), ...spreadTopics(repeated, random)].slice(0, DRAWN);
}

/** The questions in an order that takes one of every topic, then a second of every topic, and so on. */
function spreadTopics<Q extends Candidate>(questions: readonly Q[], random: Random): Q[] {
  const topics = Map.groupBy(shuffle(questions, random), ({ topic }) => topic);
  const queues = shuffle([...topics.values()], random);
  const rounds = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat();
}

/** A random order (Fisher and Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1));
    const [a, b] = [shuffled[last], shuffled[chosen]];
    if (a === undefined || b === undefined) continue;
    shuffled[last] = b;
    shuffled[chosen] = a;
  }
  return shuffled;
}
