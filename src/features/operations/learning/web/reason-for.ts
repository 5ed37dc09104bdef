import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';

/** Who reads the reason of a change: where members wait for an answer, they do. */
export const reasonFor = (reports: number) =>
  reports > 0
    ? { label: m.learning_answer(), hint: m.learning_answer_hint({ count: reports, shown: formatNumber(reports) }) }
    : undefined;
