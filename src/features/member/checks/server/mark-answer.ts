/** Whether an answer is right, also where the question was changed after it was drawn. Pure. */
import type { BankQuestion, Question } from '#features/base/skills/server/index.ts';
import type { DrawnQuestion } from './tables.ts';

/** A question as it was drawn and shown, and as it is now; `current` is undefined for one that no file has any more. */
export type Marking = { drawn: DrawnQuestion; shown: Question; current: BankQuestion | undefined };

/** The index of the right option among those that were shown: by the key as it is now, where this option was shown. */
export function findKey({ shown, current }: Marking): number {
  const corrected = current ? shown.options.indexOf(current.options[current.answer] ?? '') : -1;
  return corrected < 0 ? shown.answer : corrected;
}

/** An answer is right by the key that it was shown with, by the corrected key, and wherever the question was taken out since. */
export function markAnswer(marking: Marking, option: number): boolean {
  const chosen = marking.drawn.order[option];
  return (marking.current?.dropped ?? false) || chosen === marking.shown.answer || chosen === findKey(marking);
}
