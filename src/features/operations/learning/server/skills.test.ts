import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import {
  findQuestions,
  importSkills,
  loadSkills,
  matchSkills,
  resolveSkill,
  skillCatalogue,
  suggestSkills,
} from '#features/base/skills/server/index.ts';
import { loadFinishedSkills } from '#features/member/fitment/server/index.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { countJobsAsking, readJobNeeds } from '#features/member/job-matches/server/index.ts';
import { REASON } from './testing.ts';

const app = openTestApp();
let meera: TestUser;
beforeAll(async () => {
  meera = await aMember(app.context(), { staff: ['editor'] });
});
// The catalogue of this process is that of the files again.
const reset = async () => {
  await app.context().db.deleteFrom('learning_versions').execute();
  await loadSkills(app.context());
};
beforeEach(reset);
afterAll(reset);

const read = async (id: string) => (await app.call(meera, 'GET /api/staff/skills/{id}', { params: { id } })).data.attributes;
type Names = { name: string; aliases: string[]; hindi_names: string[] };
async function correct(id: string, change: (names: Names) => Partial<Names>, seen?: number) {
  const { name, aliases, hindi_names, version } = await read(id);
  const names = { name, aliases, hindi_names };
  const json = { ...names, ...change(names), version: seen ?? version, reason: REASON };
  return (await app.call(meera, 'PUT /api/staff/skills/{id}', { params: { id }, json })).data.attributes;
}
async function merge(id: string, into: string | null, seen?: number) {
  const json = { into, version: seen ?? (await read(id)).version, reason: REASON };
  return (await app.call(meera, 'POST /api/staff/skills/{id}/merge', { params: { id }, json })).data.attributes;
}
async function setOutOfUse(id: string, out_of_use: boolean) {
  const json = { out_of_use, version: (await read(id)).version, reason: REASON };
  return (await app.call(meera, 'POST /api/staff/skills/{id}/state', { params: { id }, json })).data.attributes;
}
/** What the tasks after a change do: among others they load the skills in this process. */
const settle = () => app.runTasks();
const meaningOf = async (name: string) => resolveSkill((await skillCatalogue()).taxonomy, name)?.skillId ?? null;

test('a skill is found by any of its names, and says what hangs on it', async () => {
  const { data, meta } = await app.call(meera, 'GET /api/staff/skills', { query: { find: 'K8s' } });
  expect(data.map(({ id }) => id)).toContain('kubernetes');
  expect(meta.total).toBe(data.length);
  const kubernetes = await read('kubernetes');
  expect(kubernetes).toMatchObject({ state: 'in-use', corrected: false, page: true, version: 0 });
  expect(kubernetes.resources).toBeGreaterThan(0);
});

test('a new alias is understood in texts, search and suggestions, counts as another taxonomy, and can be undone', async () => {
  const { taxonomy: before } = await skillCatalogue();
  expect(await meaningOf('Kubrix Fleet')).toBeNull();
  const after = await correct('kubernetes', ({ aliases }) => ({
    aliases: [...aliases, 'Kubrix Fleet'],
    hindi_names: ['कुब्रिक्स'],
  }));
  expect(after).toMatchObject({ corrected: true, version: 1 });
  expect(after.history[0]?.attributes).toMatchObject({ action: 'skill.correct', reason: REASON });
  await settle();
  const { taxonomy } = await skillCatalogue();
  expect(taxonomy.version).not.toBe(before.version);
  expect([await meaningOf('kubrix-fleet'), await meaningOf('कुब्रिक्स')]).toEqual(['kubernetes', 'kubernetes']);
  expect(suggestSkills(taxonomy, 'kubrix', 3)).toEqual(['kubernetes']);
  expect(matchSkills(taxonomy, 'Two years with Kubrix Fleet.').map(({ skillId }) => skillId)).toEqual(['kubernetes']);
  const undone = await correct('kubernetes', ({ aliases }) => ({
    aliases: aliases.filter((alias) => alias !== 'Kubrix Fleet'),
    hindi_names: [],
  }));
  expect(undone.version).toBe(2);
  await settle();
  expect(await meaningOf('Kubrix Fleet')).toBeNull();
});

test('jobs that use a new alias are read again, and count for the skill', async () => {
  const ctx = app.context();
  const description = 'Requirements\nThree years of experience with Kubrix C++ Fleet\nGood communication';
  const job = await aJob(ctx, { title: 'Fleet engineer', description });
  await readJobNeeds(ctx);
  const { jobs } = await read('kubernetes');
  await correct('kubernetes', ({ aliases }) => ({ aliases: [...aliases, 'Kubrix C++ Fleet'] }));
  await settle();
  await readJobNeeds(ctx);
  expect((await read('kubernetes')).jobs).toBe(jobs + 1);
  expect(await countJobsAsking(ctx, ['kubernetes'])).toEqual(new Map([['kubernetes', jobs + 1]]));
  await ctx.db.deleteFrom('jobs').where('id', '=', job.id).execute();
});

test('a name that another skill has, or that is an everyday word, is refused with the field and a sentence', async () => {
  const add = (alias: string) => correct('kubernetes', ({ aliases }) => ({ aliases: [...aliases, alias] }));
  await expect(add('power bi')).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: 'aliases', message: '“power bi” already means the skill Power BI.' }] },
  });
  await expect(add('Report')).rejects.toMatchObject({ status: 422, body: { errors: [{ path: 'aliases' }] } });
  await expect(correct('kubernetes', () => ({ name: 'Power BI' }))).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: 'name' }] },
  });
  expect(await read('kubernetes')).toMatchObject({ version: 0 });
});

test('of two editors who change the same skill from the same state the second is told', async () => {
  await correct('kubernetes', ({ aliases }) => ({ aliases: [...aliases, 'Kubrix One'] }));
  await expect(correct('kubernetes', () => ({ aliases: [] }), 0)).rejects.toMatchObject({ status: 412 });
  await expect(merge('kubernetes', 'docker', 0)).rejects.toMatchObject({ status: 412 });
  expect((await read('kubernetes')).aliases).toContain('Kubrix One');
});

test('a corrected name is read in the profiles that list the skill, and on its page', async () => {
  const ana = await aMember(app.context());
  await app.call(ana, 'PATCH /api/users/profile', { json: { skills: ['Kubernetes'] } });
  await correct('kubernetes', ({ aliases }) => ({ name: 'Kubernetes orchestration', aliases: [...aliases, 'Kubernetes'] }));
  await settle();
  const { data } = await app.call(null, 'GET /api/skills/{id}', { params: { id: 'kubernetes' } });
  expect(data.attributes).toMatchObject({ name: 'Kubernetes orchestration' });
  const shown = await app.call(ana, 'GET /api/users/{slug}', { params: { slug: ana.slug } });
  expect(JSON.stringify(shown.data.attributes)).toContain('Kubernetes orchestration');
});

test('a merged skill gives its names, resources, questions and what members finished to the other one, and takes them back', async () => {
  const ctx = app.context();
  const ana = await aMember(ctx);
  const finished = { user_id: ana.id, source_id: 'check', finished_on: '2026-11-20', grade: 'checked' } as const;
  await ctx.db
    .insertInto('finished_skills')
    .values({ ...finished, skill_id: 'docker' })
    .execute();
  const { taxonomy: before } = await skillCatalogue();
  const kubernetes = before.byId.get('kubernetes');
  const questions = [await findQuestions(ctx, 'docker'), await findQuestions(ctx, 'kubernetes')].map((list) => list?.length ?? 0);
  expect(await merge('docker', 'kubernetes')).toMatchObject({ state: 'merged', kept: { id: 'kubernetes', name: 'Kubernetes' } });
  await settle();
  expect(await meaningOf('Docker')).toBe('kubernetes');
  const { taxonomy } = await skillCatalogue();
  const kept = taxonomy.byId.get('kubernetes');
  expect(kept?.aliases).toContain('Docker');
  expect(kept?.resources?.length).toBeGreaterThan(kubernetes?.resources?.length ?? 0);
  expect((await findQuestions(ctx, 'kubernetes'))?.length).toBe((questions[0] ?? 0) + (questions[1] ?? 0));
  expect(await loadFinishedSkills(ctx, ana.id)).toMatchObject([{ skill_id: 'kubernetes', grade: 'checked' }]);
  expect((await read('kubernetes')).merged).toEqual([{ id: 'docker', name: 'Docker' }]);
  expect((await app.call(ana, 'GET /api/skills/{id}', { params: { id: 'docker' } })).data.id).toBe('kubernetes');
  expect((await app.call(ana, 'GET /api/checks/{skill_id}', { params: { skill_id: 'docker' } })).data).toMatchObject({
    id: 'kubernetes',
    attributes: { grade: 'checked' },
  });
  for (const skill of taxonomy.skills)
    for (const link of [...skill.parents, ...skill.prerequisites]) expect(link).not.toBe('docker');
  expect(await merge('docker', null)).toMatchObject({ state: 'in-use', kept: null });
  await settle();
  expect(await meaningOf('Docker')).toBe('docker');
  expect((await skillCatalogue()).taxonomy.version).toBe(before.version);
  expect(await loadFinishedSkills(ctx, ana.id)).toMatchObject([{ skill_id: 'docker' }]);
});

test('skills are not merged in a circle, with themselves, or into one that is not in use', async () => {
  await expect(merge('docker', 'docker')).rejects.toMatchObject({ status: 422, body: { errors: [{ path: 'into' }] } });
  await expect(merge('docker', 'no-such-skill')).rejects.toMatchObject({ status: 422, body: { errors: [{ path: 'into' }] } });
  await merge('docker', 'kubernetes');
  await expect(merge('kubernetes', 'docker')).rejects.toMatchObject({ status: 409, body: { code: 'skill-not-in-use' } });
  await expect(correct('docker', () => ({ name: 'Dockers' }))).rejects.toMatchObject({
    status: 409,
    body: { code: 'skill-merged' },
  });
});

test('a skill out of use is found nowhere and keeps what members did with it, until it is back', async () => {
  const ctx = app.context();
  const ana = await aMember(ctx);
  const finished = { user_id: ana.id, source_id: 'check', finished_on: '2026-11-20', grade: 'checked' } as const;
  await ctx.db
    .insertInto('finished_skills')
    .values({ ...finished, skill_id: 'terraform' })
    .execute();
  expect(await setOutOfUse('terraform', true)).toMatchObject({ state: 'out-of-use', page: false, finished_by: 1 });
  await settle();
  expect(await meaningOf('Terraform')).toBeNull();
  await expect(app.call(ana, 'GET /api/skills/{id}', { params: { id: 'terraform' } })).rejects.toMatchObject({ status: 404 });
  expect(await loadFinishedSkills(ctx, ana.id)).toMatchObject([{ skill_id: 'terraform' }]);
  const { data } = await app.call(meera, 'GET /api/staff/skills', { query: { state: 'out-of-use' } });
  expect(data.map(({ id }) => id)).toEqual(['terraform']);
  expect(await setOutOfUse('terraform', false)).toMatchObject({ state: 'in-use', page: true });
  await settle();
  expect(await meaningOf('Terraform')).toBe('terraform');
});

test('a correction of an imported skill stays when it is imported again', async () => {
  const header = 'O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title\tHot Technology\tIn Demand';
  const text = `${header}\n11-1011.00\tKubrixia Ledger\t43230000\tSoftware\tN\tN\n`;
  const importTools = () => importSkills(app.context(), 'onet', [{ name: 'Technology Skills.txt', text }]);
  await importTools();
  await settle();
  await loadSkills(app.context());
  const id = (await meaningOf('Kubrixia Ledger')) ?? '';
  await correct(id, () => ({ name: 'Kubrixia Books' }));
  expect(await importTools()).toMatchObject({ unchanged: 1 });
  await loadSkills(app.context());
  expect((await skillCatalogue()).taxonomy.byId.get(id)).toMatchObject({ name: 'Kubrixia Books' });
  await app.context().db.deleteFrom('imported_skills').execute();
});
