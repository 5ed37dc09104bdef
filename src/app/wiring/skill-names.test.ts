/** A name means the same skill wherever it is written. */
import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { matchSkills, resolveSkill, skillCatalogue } from '#features/base/skills/server/index.ts';
import { enqueueSkillsForSearch } from '#features/member/skill-pages/server/index.ts';

const app = openTestApp();
let member: TestUser;
beforeAll(async () => {
  await enqueueSkillsForSearch(app.context());
  member = await aMember(app.context());
  await app.updateSearchIndex();
}, 120_000);

const SPELLINGS = [
  ['CI/CD', 'ci-cd'],
  ['PostgreSQL', 'postgresql'],
  ['MySQL', 'mysql'],
  ['GitHub', 'github'],
  ['git hub', 'github'],
  ['Jenkins', 'jenkins'],
  ['NumPy', 'numpy'],
  ['no sql', 'nosql'],
  ['sales force', 'salesforce'],
  ['k8s', 'kubernetes'],
  ['kubernates', 'kubernetes'],
  ['Larvel', 'laravel'],
  ['micro services', 'microservices'],
  ['Microsft Office', 'ms-office'],
  ['scikitlearn', 'scikit-learn'],
  ['stake holder management', 'stakeholder-management'],
] as const;

/** How the score reads a name: in a list of skills of an ad or a résumé. */
async function read(spelling: string): Promise<string[]> {
  const { taxonomy } = await skillCatalogue();
  const mentions = matchSkills(taxonomy, `Skills: Docker, ${spelling}, Python`);
  return mentions.map(({ skillId }) => skillId);
}

async function firstSkillFound(query: string): Promise<string> {
  const { data } = await app.call(null, 'GET /api/universal_search', { query: { query } });
  const [hit] = data.find(({ attributes }) => attributes.kind === 'skill')?.attributes.hits ?? [];
  return hit?.attributes.title.map(({ text }) => text).join('') ?? '';
}

test.each(SPELLINGS)('%s is %s for the score, search, suggestions and the profile', async (spelling, skillId) => {
  const { taxonomy } = await skillCatalogue();
  const name = taxonomy.byId.get(skillId)?.name;
  expect(resolveSkill(taxonomy, spelling)?.skillId).toBe(skillId);
  expect(await read(spelling)).toEqual(['docker', skillId, 'python']);
  expect(await firstSkillFound(spelling)).toBe(name);
  const { data: suggestions } = await app.call(null, 'GET /api/search_suggestions', { query: { query: spelling } });
  expect(suggestions[0]?.attributes).toMatchObject({ kind: 'skill', title: name });
  const { data: profile } = await app.call(member, 'PATCH /api/users/profile', { json: { skills: [spelling] } });
  expect(profile.attributes.skills).toEqual([{ id: skillId, name }]);
});

test.each(['level', 'excellent', 'Coimbatore', 'Goldman Sachs', 'immediate joiner'])(
  '%s is no skill for the score, suggestions and the profile',
  async (spelling) => {
    expect(await read(spelling)).toEqual(['docker', 'python']);
    const { data } = await app.call(null, 'GET /api/search_suggestions', { query: { query: spelling } });
    expect(data.filter(({ attributes }) => attributes.kind === 'skill' && attributes.title === spelling)).toEqual([]);
    const { data: profile } = await app.call(member, 'PATCH /api/users/profile', { json: { skills: [spelling] } });
    expect(profile.attributes.skills).toEqual([{ id: null, name: spelling }]);
  },
);
