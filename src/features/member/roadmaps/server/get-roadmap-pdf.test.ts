import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { CHECK, hasCheck } from '#features/base/skills/server/index.ts';
import { unlockFitment } from '#features/member/fitment/server/index.ts';
import { hindiLetters, parsePdf } from '../../../../../tests/setup/parse-pdf.ts';
import type { PlannedSkill } from './plan/plan-types.ts';
import { aPlan, lockedContent } from './testing.ts';

const app = openTestApp();
const ctx = () => app.context();

async function openPdf(member: TestMember, id: string, language: 'en' | 'hi' = 'en') {
  const headers = { cookie: member.cookie, 'accept-language': language };
  const response = await app.fetch(`/api/roadmaps/${id}/pdf`, { headers });
  expect(response.status).toBe(200);
  return { ...(await parsePdf(new Uint8Array(await response.arrayBuffer()))), headers: response.headers };
}

async function storedSkills(id: string): Promise<PlannedSkill[]> {
  const { plan } = await ctx().db.selectFrom('roadmaps').select('plan').where('id', '=', id).executeTakeFirstOrThrow();
  return plan.skills;
}

async function changeSkills(id: string, change: (skill: PlannedSkill) => PlannedSkill): Promise<void> {
  const { plan } = await ctx().db.selectFrom('roadmaps').select('plan').where('id', '=', id).executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...plan, skills: plan.skills.map(change) });
  await ctx().db.updateTable('roadmaps').set({ plan: changed }).where('id', '=', id).execute();
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

test('the PDF contains the path of each stop: why, what to take with its address, the check and the work', async () => {
  const { member, id, plan } = await aPlan(app, { bought: true });
  const pdf = await openPdf(member, id);
  const printed = withoutSpaces(pdf.text);
  const skills = await storedSkills(id);
  expect(skills.some(({ path = [] }) => path.length > 0)).toBe(true);
  for (const skill of skills) {
    const { path = [], work } = skill;
    const texts = [skill.name, ...(skill.ad ? [skill.ad] : []), ...skill.learning_elements];
    const parts = path.flatMap(({ url, part = '' }) => [url, part]);
    const tasks = work ? [work.title, work.task, ...work.criteria] : [];
    for (const text of [...texts, ...parts, ...tasks]) expect(printed).toContain(withoutSpaces(text));
    for (const { url } of path) expect([...pdf.links]).toContain(new URL(url).href);
    if (path.length > 0 && work) expect(path.reduce((sum, { hours }) => sum + hours, work.hours)).toBeCloseTo(skill.hours);
  }
  const checks = (await Promise.all(skills.map(({ skill_id }) => hasCheck(app.context(), skill_id)))).filter(Boolean);
  expect(pdf.text.split(`${CHECK.questions} questions; 75% right answers pass.`)).toHaveLength(checks.length + 1);
  expect(printed).toContain(`${plan.hours}hours`);
});

test('the pages are numbered, every date has its year, and all fonts are embedded', async () => {
  const { member, id } = await aPlan(app, { bought: true });
  const { pages, embedded, text } = await openPdf(member, id);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  expect(embedded).toBe(true);
  const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
  const dates = text.match(new RegExp(`\\b\\d{1,2} (${months})[a-z]*\\b.{0,5}`, 'g')) ?? [];
  expect(dates.length).toBeGreaterThan(2);
  for (const date of dates) expect(date).toMatch(/ 20\d\d/);
});

test('the PDF is in the language of the request, with Hindi letters in their order', async () => {
  const { member, id, plan } = await aPlan(app, { bought: true });
  const pdf = await openPdf(member, id, 'hi');
  const letters = hindiLetters(pdf.text);
  for (const label of ['आपका अपना लर्निंग प्लान', 'क्यों', 'इसके बाद आप क्या कर पाएँगे', 'फिर काम का नमूना', 'यह प्लान ऑनलाइन खोलें'])
    expect(letters).toContain(hindiLetters(label));
  for (const [index, page] of pdf.pages.entries())
    expect(hindiLetters(page)).toContain(hindiLetters(`पेज ${index + 1}, कुल ${pdf.pages.length}`));
  for (const { skill_name } of plan.skills) expect(pdf.text).toContain(skill_name);
  expect(pdf.language).toBe('hi-IN');
  expect([...pdf.links].some((link) => link.includes('/hi/'))).toBe(true);
});

test('the cover says from which band to which, and scores only where the report is open', async () => {
  const { member, id, fitmentId } = await aPlan(app, { bought: true });
  const [locked = ''] = (await openPdf(member, id)).pages;
  expect(locked).toMatch(/Now\s.*(Low|Moderate|Good fit)/s);
  expect(locked).not.toMatch(/Score \d/);
  await unlockFitment(ctx(), fitmentId);
  const [open = ''] = (await openPdf(member, id)).pages;
  expect(open.match(/Score \d+/g)).toHaveLength(2);
});

test('a plan without a path has all of its resources, each with its address', async () => {
  const { member, id, read } = await aPlan(app, { bought: true });
  await changeSkills(id, ({ path: _path, work: _work, ad: _ad, ...skill }) => skill);
  const pdf = await openPdf(member, id);
  const { skills } = await read();
  const printed = withoutSpaces(pdf.text);
  for (const { resources } of skills)
    for (const { url } of resources) {
      expect([...pdf.links]).toContain(new URL(url).href);
      expect(printed).toContain(withoutSpaces(url));
    }
});

test('a reported resource of the path is replaced by its substitute, without the part', async () => {
  const { member, id, params, read } = await aPlan(app, { bought: true });
  const before = await read();
  const [skill] = await storedSkills(id);
  const [entry] = skill?.path ?? [];
  const resource = before.skills[0]?.resources.find(({ url }) => url === entry?.url);
  await app.call(member, 'POST /api/roadmaps/{id}/resources/{resource_id}/report', {
    params: { ...params, resource_id: resource?.id ?? '' },
    json: { reason: 'gone' },
  });
  const part = (await read()).skills[0]?.path[0];
  const { links } = await openPdf(member, id);
  expect(part?.resource.url).not.toBe(resource?.url);
  expect(part?.part).toBeNull();
  expect([...links]).toContain(new URL(part?.resource.url ?? '').href);
});

test('skipped steps are left out, and a note is printed', async () => {
  const { member, id, params, plan } = await aPlan(app, { bought: true });
  const [first, second] = plan.skills;
  const change = (skill_id: string, json: object) =>
    app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', { params: { ...params, skill_id }, json });
  await change(first?.skill_id ?? '', { note: 'हर सुबह एक घंटा <b>अभ्यास</b>' });
  await change(second?.skill_id ?? '', { skip: { reason: 'known' } });
  const { text } = await openPdf(member, id);
  expect(hindiLetters(text)).toContain(hindiLetters('हर सुबह एक घंटा <b>अभ्यास</b>'));
  const skipped = (await storedSkills(id)).find(({ skill_id }) => skill_id === second?.skill_id);
  expect(skipped?.work).toBeDefined();
  expect(withoutSpaces(text)).not.toContain(withoutSpaces(skipped?.work?.title ?? ''));
});

test('before the purchase the PDF is refused with a sentence, and another member gets a 404', async () => {
  const { member, id } = await aPlan(app);
  const headers = { cookie: member.cookie, 'accept-language': 'hi' };
  const refused = await app.fetch(`/api/roadmaps/${id}/pdf`, { headers });
  const body = await refused.text();
  expect(refused.status).toBe(403);
  expect(body).toContain('PDF प्लान के पूरे एक्सेस के साथ मिलता है।');
  for (const text of await lockedContent(app, id)) expect(body).not.toContain(text);
  const other = await aMember(ctx());
  expect((await app.fetch(`/api/roadmaps/${id}/pdf`, { headers: { cookie: other.cookie } })).status).toBe(404);
  expect((await app.fetch(`/api/roadmaps/${id}/pdf`)).status).toBe(401);
});

test('while too many PDFs are being made, the next one is a 503 with a sentence', async () => {
  const { member, id } = await aPlan(app, { bought: true });
  const requests = Array.from({ length: 14 }, () =>
    app.fetch(`/api/roadmaps/${id}/pdf`, { headers: { cookie: member.cookie, 'accept-language': 'en' } }),
  );
  const refused = (await Promise.all(requests)).filter(({ status }) => status === 503);
  for (const response of refused) expect(await response.text()).toContain('Many PDFs are being made just now.');
  expect(refused.length).toBeGreaterThan(0);
});
