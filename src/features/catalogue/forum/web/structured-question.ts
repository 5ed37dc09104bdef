import { siteOrigin } from '#platform/browser/api.ts';
import type { Answer, Question } from './queries.ts';

type Author = Answer['attributes']['author'];

const structuredAuthor = (author: Author) => ({
  '@type': author.kind === 'editors' ? 'Organization' : 'Person',
  name: author.name,
  ...(author.slug && { url: `${siteOrigin()}/profile/${author.slug}` }),
});

const structuredAnswer = ({ id, attributes: answer }: Answer, page: string) => ({
  '@type': 'Answer',
  text: answer.body,
  datePublished: answer.created_at,
  upvoteCount: answer.likes,
  url: `${page}#answer-${id}`,
  author: structuredAuthor(answer.author),
});

/** The schema.org data of a question: a QAPage, which requires an answer; otherwise a DiscussionForumPosting. */
export function structuredQuestion({ attributes: question }: Question, answers: readonly Answer[]) {
  const page = `${siteOrigin()}/forum/${question.slug}`;
  const common = {
    text: question.body || question.title,
    datePublished: question.created_at,
    author: structuredAuthor(question.author),
  };
  const isAnsweredQuestion = question.kind === 'question' && (question.accepted !== null || answers.length > 0);
  if (!isAnsweredQuestion)
    return {
      '@type': 'DiscussionForumPosting',
      headline: question.title,
      url: page,
      ...common,
      commentCount: question.answers,
      ...(answers.length > 0 && {
        comment: answers.map((answer) => ({ ...structuredAnswer(answer, page), '@type': 'Comment' })),
      }),
    };
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.title,
      ...common,
      answerCount: question.answers,
      upvoteCount: question.likes,
      ...(question.accepted && { acceptedAnswer: structuredAnswer(question.accepted, page) }),
      ...(answers.length > 0 && { suggestedAnswer: answers.map((answer) => structuredAnswer(answer, page)) }),
    },
  };
}
