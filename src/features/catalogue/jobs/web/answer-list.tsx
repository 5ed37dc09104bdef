import { formatDate, noonOfDay } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import type { JobApplication } from './queries.ts';

type Given = JobApplication['attributes']['answers'][number];

/** What an applicant answered, each below its question. */
export function AnswerList({ answers }: { answers: readonly Given[] }) {
  return (
    <dl className="stack gap-3">
      {answers.map(({ question, kind, answer }) => (
        <div key={question}>
          <dt className="small muted">{question}</dt>
          <dd className="whitespace-pre-line">{answerLabel(kind, answer)}</dd>
        </div>
      ))}
    </dl>
  );
}

function answerLabel(kind: Given['kind'], answer: string): string {
  if (kind === 'date') return formatDate(noonOfDay(answer), 'full');
  if (kind === 'yes_no') return answer === 'yes' ? m.jobs_answer_yes() : m.jobs_answer_no();
  return answer;
}
