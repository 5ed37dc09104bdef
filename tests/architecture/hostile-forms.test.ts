/** Forms with files store their own fields and ignore every extra one, as JSON does in `tests/sweeps/hostile-input.test.ts`. */
import { expect, test } from 'vitest';
import { openTestApp, ORIGIN, type TestUser } from '#app/boot/testing.ts';
import { contract } from '#app/http/contract.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { AD_TEXT } from '#features/base/own-ads/server/testing.ts';
import { anApplication, RESUME } from '#features/catalogue/jobs/server/testing.ts';
import { aWorkForm, skillsWithBoth } from '#features/member/checks/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { aDegree, anOpenProgram, BASIC } from '#features/member/program-applications/server/testing.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { buildRequest, type RequestParts } from '#platform/contract/request.ts';
import { PLANTED, extraFields, findRowsMentioning } from './hostile-fields.ts';

const app = openTestApp();
const ctx = () => app.context();
const aFile = (content: string, name: string) => new File([content], name);

type Form = { sender: TestUser | null; parts: RequestParts & { multipart: Record<string, unknown> } };

const FORMS: Record<string, () => Promise<Form>> = {
  'POST /api/resumes': async () => ({ sender: await aMember(ctx()), parts: { multipart: { file: aFile(RESUME, 'cv.txt') } } }),
  'POST /api/visitor_resume': async () => ({ sender: null, parts: { multipart: { file: aFile(RESUME, 'cv.txt') } } }),
  'POST /api/own_ads': async () => ({ sender: await aMember(ctx()), parts: { multipart: { text: AD_TEXT } } }),
  'POST /api/boards/import': async () => ({
    sender: await aMember(ctx()),
    parts: { multipart: { file: aFile('title,url\nOne,https://a.example/', 'board.csv'), title: 'Mine' } },
  }),
  'PUT /api/checks/{skill_id}/work': async () => {
    const [skill] = await skillsWithBoth(ctx());
    if (!skill) throw new Error('no skill has a piece of work');
    return { sender: await aMember(ctx()), parts: { params: { skill_id: skill.id }, multipart: aWorkForm(skill) } };
  },
  'POST /api/fitment_scores/{id}/resume': async () => {
    const { member, fitmentId } = await aScoredApplication(ctx());
    return { sender: member, parts: { params: { id: fitmentId }, multipart: { file: aFile(`${RESUME} again`, 'cv.txt') } } };
  },
  'PUT /api/application_forms/{id}/documents': async () => {
    const [member, { code }] = [await aMember(ctx()), await anOpenProgram(ctx(), { documents: ['Degree'] })];
    const { data } = await app.call(member, 'POST /api/application_forms', { json: { program_code: code } });
    const params = { id: data.id };
    await app.call(member, 'PATCH /api/application_forms/{id}/basic_details', { params, json: BASIC });
    return { sender: member, parts: { params, multipart: aDegree() } };
  },
  'PATCH /api/job_applications/{id}': async () => {
    const member = await aMember(ctx());
    const { id } = await anApplication(ctx(), { user_id: member.id });
    return { sender: member, parts: { params: { id }, multipart: { cover_letter: 'Hello again.' } } };
  },
  'POST /api/job_sources/import': async () => ({
    sender: await aMember(ctx(), { staff: true }),
    parts: {
      multipart: {
        file: aFile(
          JSON.stringify({ id: '1', title: 'Analyst', company: 'Trent', description: AD_TEXT, location: 'Kochi' }),
          'jobs.jsonl',
        ),
        reason: 'They asked us to list it.',
      },
    },
  }),
  'POST /api/staff/listings/import': async () => ({
    sender: await aMember(ctx(), { staff: true }),
    parts: {
      multipart: { file: aFile('name\nKaveri Mills', 'companies.csv'), table: 'companies', reason: 'They asked for it.' },
    },
  }),
};

test('every form with a file is sent below, or with a job application', () => {
  const forms = Object.entries(contract).flatMap(([key, { body, crossSite }]: [string, Endpoint]) =>
    body && 'multipart' in body && !crossSite ? [key] : [],
  );
  expect(forms.toSorted()).toEqual([...Object.keys(FORMS), 'POST /api/job_applications'].toSorted());
});

test.each(Object.entries(FORMS))('%s accepts its own fields and ignores every extra one', async (key, prepare) => {
  const [{ sender, parts }, stranger] = [await prepare(), await aMember(ctx())];
  const before = await findRowsMentioning(app, stranger.id);
  const { body } = contract[key as keyof typeof contract] as { body: { multipart: { _zod: { def: { shape: object } } } } };
  const own = Object.keys(body.multipart._zod.def.shape);
  const extra = Object.fromEntries(Object.entries(extraFields(stranger)).filter(([name]) => !own.includes(name)));
  const multipart = { ...extra, ['__proto__[staff]']: 'true', ...parts.multipart };
  const request = buildRequest(key, { ...parts, multipart }, ORIGIN, {
    headers: { 'sec-fetch-site': 'same-origin', ...(sender && { cookie: sender.cookie }) },
  });
  const response = await app.fetch(request.url, request);
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  expect(await findRowsMentioning(app, PLANTED)).toEqual([]);
  expect(await findRowsMentioning(app, stranger.id)).toEqual(before);
  expect(Object.hasOwn(Object.prototype, 'staff')).toBe(false);
});
