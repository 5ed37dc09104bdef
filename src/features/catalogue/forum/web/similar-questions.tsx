import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { m } from '#platform/messages/messages.js';
import { Panel } from '#platform/ui/panel.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { similarQuery } from './queries.ts';

const MIN_LENGTH = 8;

/** Suggests similar questions while a title is typed; renders nothing without results. */
export function SimilarQuestions({ title }: { title: string }) {
  const query = useDeferredValue(title.trim());
  const isLongEnough = query.length >= MIN_LENGTH;
  const similar = useQuery({ ...similarQuery(query), enabled: isLongEnough, placeholderData: (before) => before });
  const questions = isLongEnough ? (similar.data?.data ?? []) : [];
  return (
    <div role="status">
      {questions.length > 0 && (
        <Panel className="stack gap-2 [--pad:16px]" aria-labelledby="similar-title">
          <p id="similar-title" className="strong small">
            {m.forum_similar()}
          </p>
          <ul className="stack gap-1.5">
            {questions.map(({ id, attributes: question }) => (
              <li key={id} className="small">
                <TextLink render={<Link to="/forum/$slug" params={{ slug: question.slug }} target="_blank" />}>
                  {question.title}
                </TextLink>{' '}
                <span className="muted">{m.forum_answers({ count: question.answers, shown: String(question.answers) })}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
