import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { infiniteFeed } from '#features/catalogue/communities/web/index.ts';

export type QuestionCard = CallOutput<'GET /api/questions'>['data'][number];
export type Question = CallOutput<'GET /api/questions/{slug}'>['data'];
export type Answer = CallOutput<'GET /api/questions/{slug}/answers'>['data'][number];
export type ForumSort = 'active' | 'newest' | 'unanswered' | 'liked' | 'relevant';
/** URL filters of the forum. */
export type ForumFilters = { sort?: ForumSort; category?: string; hashtag?: string; query?: string };

/** The page of a question by its words. */
export const questionPath = ({ attributes: { title, slug } }: QuestionCard) => ({ name: title, path: `/forum/${slug}` });
export const questionsQuery = (filters: ForumFilters) =>
  infiniteFeed('GET /api/questions', (cursor) => ({ query: { ...filters, ...(cursor && { cursor }) } }));
export const questionQuery = (slug: string) => query('GET /api/questions/{slug}', { params: { slug } });
export const answersQuery = (slug: string) =>
  infiniteFeed('GET /api/questions/{slug}/answers', (cursor) => ({ params: { slug }, query: cursor ? { cursor } : {} }));
export const similarQuery = (title: string) => query('GET /api/questions/similar', { query: { title } });

/** Stores the new state of a question and refetches the lists that show it. */
function useKeepQuestion() {
  const client = useQueryClient();
  return {
    onSuccess: (question: { data: Question }) => {
      client.setQueryData(questionQuery(question.data.attributes.slug).queryKey, question);
      void client.invalidateQueries({ queryKey: ['GET /api/questions'] });
    },
  };
}

/** Reads a question and its answers again. */
function useReadQuestion(slug: string) {
  const client = useQueryClient();
  return {
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: questionQuery(slug).queryKey }),
        client.invalidateQueries({ queryKey: answersQuery(slug).queryKey }),
        client.invalidateQueries({ queryKey: ['GET /api/questions'] }),
      ]),
  };
}

export const useAsk = () => useMutation({ ...mutation('POST /api/questions'), ...useKeepQuestion() });
export const useEditQuestion = () => useMutation({ ...mutation('PATCH /api/questions/{slug}'), ...useKeepQuestion() });
export const useUndeleteQuestion = () =>
  useMutation({ ...mutation('POST /api/questions/{slug}/undelete'), ...useKeepQuestion() });

export function useDeleteQuestion() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('DELETE /api/questions/{slug}'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['GET /api/questions'] }),
  });
}

/** Toggles liking and following a question. */
export function useQuestionActions() {
  const keep = useKeepQuestion();
  const like = useMutation({ ...mutation('POST /api/questions/{slug}/like'), ...keep });
  const unlike = useMutation({ ...mutation('DELETE /api/questions/{slug}/like'), ...keep });
  const follow = useMutation({ ...mutation('POST /api/questions/{slug}/follow'), ...keep });
  const unfollow = useMutation({ ...mutation('DELETE /api/questions/{slug}/follow'), ...keep });
  return { like, unlike, follow, unfollow };
}

export const useAnswer = (slug: string) =>
  useMutation({ ...mutation('POST /api/questions/{slug}/answers'), ...useReadQuestion(slug) });

/** Everything that changes one answer of a question. */
export function useAnswerChanges(slug: string) {
  const read = useReadQuestion(slug);
  const edit = useMutation({ ...mutation('PATCH /api/answers/{id}'), ...read });
  const remove = useMutation({ ...mutation('DELETE /api/answers/{id}'), ...read });
  const undelete = useMutation({ ...mutation('POST /api/answers/{id}/undelete'), ...read });
  const like = useMutation({ ...mutation('POST /api/answers/{id}/like'), ...read });
  const unlike = useMutation({ ...mutation('DELETE /api/answers/{id}/like'), ...read });
  const accept = useMutation({ ...mutation('POST /api/answers/{id}/accept'), ...read });
  const unaccept = useMutation({ ...mutation('DELETE /api/answers/{id}/accept'), ...read });
  return { edit, remove, undelete, like, unlike, accept, unaccept };
}
