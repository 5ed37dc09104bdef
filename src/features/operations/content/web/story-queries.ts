import { useMutation } from '@tanstack/react-query';
import { listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { toFilter, useStoreAnswer } from './queries.ts';

const STORIES = 'GET /api/staff/stories';
const STORY = 'GET /api/staff/stories/{slug}';
const CREATE = 'POST /api/staff/stories';
const CHANGE = 'PUT /api/staff/stories/{slug}';

export type StoryItem = CallOutput<typeof STORIES>['data'][number];
export type StaffStory = CallOutput<typeof STORY>['data'];
export type StoryInput = Omit<CallInput<typeof CHANGE>['json'], 'reason' | 'version'>;

export const storiesQuery = listQuery<StoryItem>(STORIES, (search, cursor) =>
  call(STORIES, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const storyQuery = (slug: string) => query(STORY, { params: { slug } });
export const exportStories = (search: ResourceSearch) => call('GET /api/staff/stories/export', { query: toFilter(search) });

const useStoreStory = () =>
  useStoreAnswer<CallOutput<typeof STORY>>(
    (slug) => storyQuery(slug).queryKey,
    [[STORIES], [STORY], ['GET /api/testimonials/get_testimonials'], ['GET /api/testimonials/get_video_reviews']],
  );

export const useCreateStory = () => useMutation({ ...mutation(CREATE), ...useStoreStory() });
export const useChangeStory = () => useMutation({ ...mutation(CHANGE), ...useStoreStory() });
export const useChangeStoryState = () => useMutation({ ...mutation('POST /api/staff/stories/{slug}/state'), ...useStoreStory() });
