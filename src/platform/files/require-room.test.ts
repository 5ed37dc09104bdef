/** How much a member may store, in files and bytes. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { anOpenProgram, BASIC } from '#features/member/program-applications/server/testing.ts';

const app = openTestApp({ STORED_FILES_MAX: '3', STORED_BYTES_MAX: '3000000' });
const ctx = () => app.context();

const textFile = (text: string) => new File([text], 'asha.txt', { type: 'text/plain' });
const add = async (person: TestUser, text: string) =>
  (await app.call(person, 'POST /api/resumes', { multipart: { file: textFile(text) } })).data.id;
const remove = (person: TestUser, id: string) => app.call(person, 'DELETE /api/resumes/{id}', { params: { id } });
const countFiles = async () => {
  let count = 0;
  for await (const _file of ctx().files.list()) count += 1;
  return count;
};
const FULL = { status: 422, body: { code: 'files-full', errors: [{ path: 'file', message: expect.any(String) }] } };

test('a file above the number that a member may store is refused with what to delete, and nothing of it stays', async () => {
  const asha = await aMember(ctx());
  const [first] = [await add(asha, 'one'), await add(asha, 'two'), await add(asha, 'three')];
  const before = await countFiles();
  await expect(add(asha, 'four')).rejects.toMatchObject(FULL);
  await expect(add(asha, 'four')).rejects.toThrow('you would have 4 files here, 0.1 MB together; at most 3 files and 2.9 MB');
  expect(await countFiles()).toBe(before);
  expect((await app.call(asha, 'GET /api/resumes')).data).toHaveLength(3);
  // Others, and the same file again, are not concerned.
  await add(await aMember(ctx()), 'four');
  expect(await add(asha, 'two')).toEqual(expect.any(String));
  await remove(asha, first);
  await add(asha, 'four');
});

test('files that are larger together than a member may store are refused', async () => {
  const asha = await aMember(ctx());
  const large = await add(asha, 'a'.repeat(2_000_000));
  await expect(add(asha, 'b'.repeat(1_500_000))).rejects.toMatchObject(FULL);
  await remove(asha, large);
  await add(asha, 'b'.repeat(1_500_000));
});

test('of uploads that come at the same time only as many are stored as there is room for', async () => {
  const asha = await aMember(ctx());
  const sent = await Promise.allSettled(['one', 'two', 'three', 'four', 'five', 'six'].map((text) => add(asha, text)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect((await app.call(asha, 'GET /api/resumes')).data).toHaveLength(3);
});

test('applications and documents count, a file that two rows share counts once, and one that replaces another has its room', async () => {
  const [asha, program] = [await aMember(ctx()), await anOpenProgram(ctx(), { documents: ['Degree'] })];
  const apply = async (file: File) => {
    const { slug } = await aJob(ctx());
    return app.call(asha, 'POST /api/job_applications', { multipart: { job_slug: slug, file } });
  };
  await apply(textFile('one'));
  await apply(textFile('one'));
  const { data: form } = await app.call(asha, 'POST /api/application_forms', { json: { program_code: program.code } });
  const params = { id: form.id };
  await app.call(asha, 'PATCH /api/application_forms/{id}/basic_details', { params, json: BASIC });
  const put = (text: string) =>
    app.call(asha, 'PUT /api/application_forms/{id}/documents', {
      params,
      multipart: { name: 'Degree', file: textFile(text) },
    });
  await put('degree');
  await add(asha, 'two');
  await expect(apply(textFile('three'))).rejects.toMatchObject(FULL);
  await put('another degree');
  const { rows } = await sql`select from application_documents`.execute(ctx().db);
  expect(rows).toHaveLength(1);
});
