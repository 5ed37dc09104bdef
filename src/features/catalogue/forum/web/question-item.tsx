import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber, formatRelative } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Item, ItemTitle } from '#platform/ui/list.tsx';
import { languageLabel } from '#platform/ui/language-label.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import type { QuestionCard } from './queries.ts';

type QuestionItemProps = {
  question: QuestionCard;
  level?: 2 | 3;
  /** Omits the name of the community, for lists of a single community. */
  hideCommunity?: boolean;
};

/** A question in a list, with its number of answers. */
export function QuestionItem({ question: { attributes: question }, level = 3, hideCommunity = false }: QuestionItemProps) {
  const now = useNow();
  return (
    <Item art={<AnswerCount question={question} />}>
      <ItemTitle level={level} render={<Link to="/forum/$slug" params={{ slug: question.slug }} />}>
        {question.title}
      </ItemTitle>
      {question.excerpt && (
        <p className="small muted clamp-2" lang={foreignLanguageTag(question.excerpt)}>
          {question.excerpt}
        </p>
      )}
      <Meta>
        {!hideCommunity && question.category.name}
        {question.author.name}
        {formatRelative(question.active_at, now)}
        {languageLabel(question.language)}
        {question.likes > 0 && m.forum_likes({ count: question.likes, shown: formatNumber(question.likes) })}
      </Meta>
      {question.hashtags.length > 0 && (
        <ul className="row tag-row" aria-label={m.forum_hashtags()}>
          {question.hashtags.map((tag) => (
            <li key={tag.slug}>
              <Tag>#{tag.name}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Item>
  );
}

function AnswerCount({ question }: { question: QuestionCard['attributes'] }) {
  const label =
    question.kind === 'discussion'
      ? m.forum_replies({ count: question.answers, shown: formatNumber(question.answers) })
      : m.forum_answers({ count: question.answers, shown: formatNumber(question.answers) });
  return (
    <span className="answer-count" data-state={question.answered ? 'answered' : question.answers > 0 ? 'some' : 'none'}>
      {question.answered ? <Icon of={Check} small /> : question.kind === 'discussion' && <Icon of={MessagesSquare} small />}
      <span>{label}</span>
      {question.answered && <span className="visually-hidden">{m.forum_answered()}</span>}
    </span>
  );
}
