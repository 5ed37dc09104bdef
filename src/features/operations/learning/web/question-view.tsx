import CircleCheck from 'lucide-react/icons/circle-check';
import { StateLabel } from '#features/operations/staff/web/index.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { QuestionText } from './queries.ts';

const LETTERS = 'ABCD';

/** A question with its options, the right one marked, why it is right and where that is written. */
export function QuestionView({ text }: { text: QuestionText }) {
  const { question, code, options, answer, explanation, source_title, source_url } = text;
  return (
    <div className="stack gap-2" lang={foreignLanguageTag(question)}>
      <p className="strong">{question}</p>
      {code !== '' && (
        <pre className="work-error" aria-label={m.checks_code()}>
          <code>{code}</code>
        </pre>
      )}
      <ul className="stack gap-1">
        {options.map((option, index) => (
          <li key={option} className="row gap-2">
            <span className={index === answer ? 'strong' : undefined}>{`${LETTERS[index]}. ${option}`}</span>
            {index === answer && (
              <StateLabel tone="good" icon={CircleCheck}>
                {m.checks_right_answer()}
              </StateLabel>
            )}
          </li>
        ))}
      </ul>
      <p className="small">{explanation}</p>
      <p className="small muted">
        {m.checks_source()}{' '}
        <TextLink href={source_url} target="_blank" rel="noopener noreferrer">
          {source_title}
        </TextLink>
      </p>
    </div>
  );
}
