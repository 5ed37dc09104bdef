import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aResume } from '#features/base/resumes/server/testing.ts';
import { changeApplicationStatus } from './change-application-status.ts';
import { anApplication, RESUME } from './testing.ts';

const app = openTestApp();
const ctx = () => app.context();
type Content = { cover_letter?: string; file?: File; resume_id?: string };
const change = (person: TestUser | null, id: string, multipart: Content) =>
  app.call(person, 'PATCH /api/job_applications/{id}', { params: { id }, multipart });
const fileOf = async (person: TestUser, id: string) =>
  (await app.fetch(`/api/job_applications/${id}/file`, { headers: { cookie: person.cookie } })).text();

test('until the employer has opened it, letter and résumé are replaced, each noted on the timeline', async () => {
  const ana = await aMember(ctx());
  const { id, file_key } = await anApplication(ctx(), { user_id: ana.id });
  const newer = await aResume(ctx(), { userId: ana.id, content: `${RESUME}\nNewer.`, fileName: 'newer.txt' });
  const { data: lettered } = await change(ana, id, { cover_letter: 'A better letter.' });
  expect(lettered.attributes).toMatchObject({ cover_letter: 'A better letter.', file_name: 'resume.txt' });
  const { data } = await change(ana, id, { resume_id: newer.id });
  expect(data.attributes).toMatchObject({ cover_letter: 'A better letter.', file_name: 'newer.txt', resume_id: newer.id });
  expect(data.attributes.timeline.map(({ status }) => status)).toEqual(['submitted', 'letter_changed', 'resume_changed']);
  await app.runTasks();
  expect(await fileOf(ana, id)).toBe(`${RESUME}\nNewer.`);
  // The former version is kept.
  expect(new TextDecoder().decode(await ctx().files.get(file_key ?? ''))).toBe(RESUME);
});

test('a new file becomes a version, and the same content again changes nothing', async () => {
  const ana = await aMember(ctx());
  const { id } = await anApplication(ctx(), { user_id: ana.id });
  const file = new File([`${RESUME}\nFrom a file.`], 'from a file.txt');
  const { data } = await change(ana, id, { file, cover_letter: 'Both.' });
  expect((await change(ana, id, { file, cover_letter: 'Both.' })).data.attributes.timeline).toEqual(data.attributes.timeline);
  const versions = await app.call(ana, 'GET /api/resumes');
  expect(versions.data.map(({ attributes }) => attributes.name).toSorted()).toEqual(['from a file', 'resume']);
});

test('once opened or withdrawn, an application is not changed', async () => {
  const ana = await aMember(ctx());
  const { id } = await anApplication(ctx(), { user_id: ana.id });
  await changeApplicationStatus(ctx(), { id, status: 'viewed' });
  await expect(change(ana, id, { cover_letter: 'Late.' })).rejects.toMatchObject({
    status: 409,
    body: { code: 'application-opened' },
  });
  const file = new File(['Late.'], 'late.txt');
  await expect(change(ana, id, { file })).rejects.toMatchObject({ status: 409 });
  expect((await app.call(ana, 'GET /api/resumes')).data).toHaveLength(1);
  const { id: other } = await anApplication(ctx(), { user_id: ana.id });
  await app.call(ana, 'POST /api/job_applications/{id}/withdraw', { params: { id: other } });
  await expect(change(ana, other, { cover_letter: 'Late.' })).rejects.toMatchObject({
    status: 409,
    body: { code: 'application-withdrawn' },
  });
});

test('another member, staff and a visitor change nothing; a form without anything is refused', async () => {
  const [ana, ben, staff] = [await aMember(ctx()), await aMember(ctx()), await aMember(ctx(), { staff: true })];
  const { id } = await anApplication(ctx(), { user_id: ana.id });
  await expect(change(ben, id, { cover_letter: 'x' })).rejects.toMatchObject({ status: 404 });
  await expect(change(staff, id, { cover_letter: 'x' })).rejects.toMatchObject({ status: 404 });
  await expect(change(null, id, { cover_letter: 'x' })).rejects.toMatchObject({ status: 401 });
  await expect(change(ana, id, {})).rejects.toMatchObject({ status: 422 });
  await expect(change(ana, id, { cover_letter: 'word '.repeat(401) })).rejects.toMatchObject({ status: 422 });
});
