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

/** The title and the path of a question's page. */
export const questionPath = ({ attributes: { title, slug } }: QuestionCard) => ({ name: title, path: `/forum/${slug}` });
export const questionsQuery = (filters: ForumFilters) =>
  infiniteFeed('GET /api/questions', (cursor) => ({ query: { ...filters, ...(cursor && { cursor }) } }));
export const questionQuery = (slug: string) => query('GET /api/questions/{slug}', { params: { slug } });
export const answersQuery = (slug: string) =>
  infiniteFeed('GET /api/questions/{slug}/answers', (cursor) => ({ params: { slug }, query: cursor ? { cursor } : {} }));
export const similarQuery = (title: string) => query('GET /api/questions/similar', { query: { title } });

/** After a change: caches the returned question and refetches all lists of questions. */
function useQuestionCache() {
  const client = useQueryClient();
  return {
    onSuccess: (question: { data: Question }) => {
      client.setQueryData(questionQuery(question.data.attributes.slug).queryKey, question);
      void client.invalidateQueries({ queryKey: ['GET /api/questions'] });
    },
  };
}

/** After a change: refetches the question, its answers and all lists of questions. */
function useQuestionRefetch(slug: string) {
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

export const useAsk = () => useMutation({ ...mutation('POST /api/questions'), ...useQuestionCache() });
export const useEditQuestion = () => useMutation({ ...mutation('PATCH /api/questions/{slug}'), ...useQuestionCache() });
export const useUndeleteQuestion = () =>
  useMutation({ ...mutation('POST /api/questions/{slug}/undelete'), ...useQuestionCache() });

export function useDeleteQuestion() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('DELETE /api/questions/{slug}'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['GET /api/questions'] }),
  });
}

/** The mutations that like, unlike, follow and unfollow a question. */
export function useQuestionActions() {
  const cacheOptions = useQuestionCache();
  const like = useMutation({ ...mutation('POST /api/questions/{slug}/like'), ...cacheOptions });
  const unlike = useMutation({ ...mutation('DELETE /api/questions/{slug}/like'), ...cacheOptions });
  const follow = useMutation({ ...mutation('POST /api/questions/{slug}/follow'), ...cacheOptions });
  const unfollow = useMutation({ ...mutation('DELETE /api/questions/{slug}/follow'), ...cacheOptions });
  return { like, unlike, follow, unfollow };
}

export const usePostAnswer = (slug: string) =>
  useMutation({ ...mutation('POST /api/questions/{slug}/answers'), ...useQuestionRefetch(slug) });

/** The mutations of an answer to a question. */
export function useAnswerChanges(slug: string) {
  const refetchOptions = useQuestionRefetch(slug);
  const edit = useMutation({ ...mutation('PATCH /api/answers/{id}'), ...refetchOptions });
  const remove = useMutation({ ...mutation('DELETE /api/answers/{id}'), ...refetchOptions });
  const undelete = useMutation({ ...mutation('POST /api/answers/{id}/undelete'), ...refetchOptions });
  const like = useMutation({ ...mutation('POST /api/answers/{id}/like'), ...refetchOptions });
  const unlike = useMutation({ ...mutation('DELETE /api/answers/{id}/like'), ...refetchOptions });
  const accept = useMutation({ ...mutation('POST /api/answers/{id}/accept'), ...refetchOptions });
  const unaccept = useMutation({ ...mutation('DELETE /api/answers/{id}/accept'), ...refetchOptions });
  return { edit, remove, undelete, like, unlike, accept, unaccept };
}
