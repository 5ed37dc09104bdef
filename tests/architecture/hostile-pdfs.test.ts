/** Hostile text in the PDFs that members get: it is text there, and the file opens and does nothing. */
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aPaidPurchase } from '#features/base/payments/server/testing.ts';
import { aPlan } from '#features/member/roadmaps/server/testing.ts';
import { PAYLOADS } from '../setup/hostile-text.ts';
import { parsePdf } from '../setup/parse-pdf.ts';

const app = openTestApp();
const ctx = () => app.context();
/** What means something in the syntax of a PDF. */
const SYNTAX =
  ') Tj ET endstream endobj 9 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj \\) \\( << /OpenAction 9 0 R >> %%EOF';
const hostile = (length: number) => [SYNTAX, ...PAYLOADS].map((payload) => payload.slice(0, length));
const written = (text: string) => text.replaceAll(/\s/g, '');

async function openPdf(member: TestMember, path: string) {
  const response = await app.fetch(path, { headers: { cookie: member.cookie } });
  expect(response.status, path).toBe(200);
  expect(response.headers.get('cache-control')).toContain('no-store');
  const pdf = await parsePdf(new Uint8Array(await response.arrayBuffer()));
  expect(pdf.acts).toBe(false);
  for (const link of pdf.links) expect(link).toMatch(/^(https?:|mailto:)/);
  return written(pdf.text);
}

test('a receipt has the name of its payer as text', async () => {
  for (const name of [SYNTAX.slice(0, 100), PAYLOADS[1] ?? '', PAYLOADS[7]?.slice(0, 100) ?? '']) {
    const member = await aMember(ctx(), { name });
    const id = await aPaidPurchase(ctx(), member);
    expect(await openPdf(member, `/api/purchases/${id}/pdf`)).toContain(written(name).slice(0, 20));
  }
});

test('a résumé has what its member wrote as text', async () => {
  const member = await aMember(ctx(), { name: PAYLOADS[1] ?? '' });
  const position = (title: string) => ({ title, organisation: title, started_on: '2024-01', ended_on: null });
  await app.call(member, 'PATCH /api/users/profile', {
    json: {
      about: hostile(200).join('\n'),
      goals: '',
      links: [{ label: SYNTAX.slice(0, 60), url: 'https://a.example/)%3E%3E(javascript:alert(1)' }],
      skills: hostile(50).slice(0, 6),
      experience: hostile(90).slice(0, 8).map(position),
      education: hostile(90).slice(0, 4).map(position),
      certificates: [],
      hidden: [],
      quoted: [],
      listed: false,
    },
  });
  const text = await openPdf(member, '/api/clean_resume/file?format=pdf');
  expect(text).toContain(written('<img data-planted src=x onerror=alert(1)>'));
  expect(text).toContain(written('/S /JavaScript /JS (app.alert(1))'));
});

test('a plan has the names and texts of its skills as text', async () => {
  const { member, id } = await aPlan(app, { bought: true });
  const { plan } = await ctx().db.selectFrom('roadmaps').select('plan').where('id', '=', id).executeTakeFirstOrThrow();
  const skills = plan.skills.map((skill) => ({ ...skill, name: PAYLOADS[1], learning_elements: hostile(120) }));
  await ctx()
    .db.updateTable('roadmaps')
    .set({ plan: JSON.stringify({ ...plan, skills }) })
    .where('id', '=', id)
    .execute();
  const text = await openPdf(member, `/api/roadmaps/${id}/pdf`);
  expect(text).toContain(written('<img data-planted src=x onerror=alert(1)>'));
  expect(text).toContain(written('/S /JavaScript /JS (app.alert(1))'));
});
