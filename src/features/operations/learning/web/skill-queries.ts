import { useMutation } from '@tanstack/react-query';
import { listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { useRefresh } from './queries.ts';

const SKILLS = 'GET /api/staff/skills';
const SKILL = 'GET /api/staff/skills/{id}';

export type SkillItem = CallOutput<typeof SKILLS>['data'][number];
export type StaffSkill = CallOutput<typeof SKILL>['data'];
type Filter = NonNullable<CallInput<typeof SKILLS>['query']>;
export type SkillFilter = NonNullable<Filter['state']>;

export const SKILL_FILTERS: readonly SkillFilter[] = ['in-use', 'taught', 'asked', 'corrected', 'merged', 'out-of-use'];

/** The filter as the endpoints take it; an unknown state is none. */
function toFilter({ find, state }: ResourceSearch): Filter {
  const known = SKILL_FILTERS.find((name) => name === state);
  return { ...(find && { find }), ...(known && { state: known }) };
}

export const skillsQuery = listQuery<SkillItem>(SKILLS, (search, cursor) =>
  call(SKILLS, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const skillQuery = (id: string) => query(SKILL, { params: { id } });
export const exportSkills = (search: ResourceSearch) => call('GET /api/staff/skills/export', { query: toFilter(search) });

export const useCorrectSkill = () => useMutation({ ...mutation('PUT /api/staff/skills/{id}'), ...useRefresh() });
export const useMergeSkill = () => useMutation({ ...mutation('POST /api/staff/skills/{id}/merge'), ...useRefresh() });
export const useChangeSkillState = () => useMutation({ ...mutation('POST /api/staff/skills/{id}/state'), ...useRefresh() });
