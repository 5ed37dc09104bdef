import { StateLabel } from '#features/operations/staff/web/index.ts';
import { MISTAKE_STATES, QUESTION_STATES, type MistakeState, type QuestionState } from './labels.ts';
import type { QuestionItem } from './queries.ts';

/** What became of what was reported. */
export function MistakeStateLabel({ state }: { state: MistakeState }) {
  const { label, tone, icon } = MISTAKE_STATES[state];
  return (
    <StateLabel tone={tone} icon={icon}>
      {label()}
    </StateLabel>
  );
}

type QuestionFacts = Pick<QuestionItem['attributes'], 'dropped' | 'corrected' | 'reports'>;

function stateOf({ dropped, corrected, reports }: QuestionFacts): QuestionState {
  if (dropped) return 'dropped';
  if (reports > 0) return 'reported';
  return corrected ? 'corrected' : 'in-use';
}

/** Whether a question is asked, and what is to know about it. */
export function QuestionStateLabel({ question }: { question: QuestionFacts }) {
  const { label, tone, icon } = QUESTION_STATES[stateOf(question)];
  return (
    <StateLabel tone={tone} icon={icon}>
      {label()}
    </StateLabel>
  );
}
