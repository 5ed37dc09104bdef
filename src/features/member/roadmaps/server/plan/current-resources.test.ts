import { expect, test } from 'vitest';
import type { SkillResource } from '#features/base/skills/server/index.ts';
import { currentResources } from './current-resources.ts';
import type { PlannedSkill } from './plan-types.ts';

const aResource = (url: string, fields: Partial<SkillResource> = {}): SkillResource => ({
  kind: 'course',
  title: 'Knots for beginners',
  url,
  provider: 'A school',
  level: 'beginner',
  language: 'en',
  hours: 4,
  cost: 'free',
  ...fields,
});
const [old, next] = [
  aResource('https://knots.example/old'),
  aResource('https://knots.example/new', { former_url: 'https://knots.example/old' }),
];
const planned = {
  skill_id: 'knots',
  learning_elements: ['tie a knot'],
  resources: [{ kind: 'course', resources: [old] }],
} as unknown as PlannedSkill;
const works = () => ({ checkedOn: null, broken: false, reported: false });

test('a planned resource whose address was replaced is taken at its new address, unless it is finished', () => {
  const other = aResource('https://knots.example/other');
  const take = (isDone: boolean) => currentResources(planned, [other, next], works, () => isDone).map(({ url }) => url);
  expect(take(false)).toEqual([next.url]);
  expect(take(true)).toEqual([old.url]);
});

test('a planned resource that is no longer recommended stays in its plan', () => {
  expect(currentResources(planned, [], works, () => false).map(({ url }) => url)).toEqual([old.url]);
});

test('a broken resource is replaced by one of the same language, even where another one comes first', () => {
  const inHindi = aResource('https://knots.example/hi', { language: 'hi' });
  const inEnglish = aResource('https://knots.example/en');
  const health = (url: string) => ({ checkedOn: null, broken: url === old.url, reported: false });
  const take = (catalogue: SkillResource[]) => currentResources(planned, catalogue, health, () => false).map(({ url }) => url);
  expect(take([inHindi, inEnglish])).toEqual([inEnglish.url]);
  expect(take([inHindi])).toEqual([old.url]);
});
