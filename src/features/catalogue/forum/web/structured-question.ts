import { siteOrigin } from '#platform/browser/api.ts';
import type { Answer, Question } from './queries.ts';

type Author = Answer['attributes']['author'];

const authorOf = (author: Author) => ({
  '@type': author.kind === 'editors' ? 'Organization' : 'Person',
  name: author.name,
  ...(author.slug && { url: `${siteOrigin()}/profile/${author.slug}` }),
});

const answerOf = ({ id, attributes: answer }: Answer, page: string) => ({
  '@type': 'Answer',
  text: answer.body,
  datePublished: answer.created_at,
  upvoteCount: answer.likes,
  url: `${page}#answer-${id}`,
  author: authorOf(answer.author),
});

/** A question as schema.org QAPage, which requires an answer; otherwise as a posting. */
export function structuredQuestion({ attributes: question }: Question, answers: readonly Answer[]) {
  const page = `${siteOrigin()}/forum/${question.slug}`;
  const words = { text: question.body || question.title, datePublished: question.created_at, author: authorOf(question.author) };
  const asked = question.kind === 'question' && (question.accepted !== null || answers.length > 0);
  if (!asked)
    return {
      '@type': 'DiscussionForumPosting',
      headline: question.title,
      url: page,
      ...words,
      commentCount: question.answers,
      ...(answers.length > 0 && { comment: answers.map((answer) => ({ ...answerOf(answer, page), '@type': 'Comment' })) }),
    };
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.title,
      ...words,
      answerCount: question.answers,
      upvoteCount: question.likes,
      ...(question.accepted && { acceptedAnswer: answerOf(question.accepted, page) }),
      ...(answers.length > 0 && { suggestedAnswer: answers.map((answer) => answerOf(answer, page)) }),
    },
  };
}
