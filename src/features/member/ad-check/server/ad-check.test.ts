import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { AD_TEXT, anOwnAd } from '#features/base/own-ads/server/testing.ts';

const app = openTestApp();
const ctx = () => app.context();
const change = (member: TestUser, id: string, json: object) =>
  app.call(member, 'PATCH /api/own_ads/{id}', { params: { id }, json });

test('an ad is shown with what was read from it, each in its place', async () => {
  const member = await aMember(ctx());
  const { id } = await anOwnAd(ctx(), member.id);

  const { reading } = (await app.call(member, 'GET /api/own_ads/{id}', { params: { id } })).data.attributes;

  const asked = Object.fromEntries([...reading.core, ...reading.further].map(({ label, need }) => [label, need]));
  expect(asked).toMatchObject({ SQL: 'required', 'Power BI': 'required', Python: 'preferred' });
  for (const { label, start, end } of reading.core.filter((item) => ['SQL', 'Power BI', 'Python'].includes(item.label)))
    expect(reading.text.slice(start, end)).toBe(label);
  expect(reading.pieces.every(({ start, end }, index) => start < end && start >= (reading.pieces[index - 1]?.end ?? 0))).toBe(
    true,
  );
  const offer = reading.pieces.find(({ class: about }) => about === 'offers');
  expect(reading.text.slice(offer?.start, offer?.end)).toContain('health insurance');
});

test('what was read is corrected: required or preferred, not asked for, and what was missed', async () => {
  const member = await aMember(ctx());
  const { id } = await anOwnAd(ctx(), member.id);

  const first = (
    await change(member, id, {
      title: 'Junior data analyst',
      adjustments: { 'skill-python': 'required', 'skill-power-bi': 'not_asked' },
      additions: ['Tableau dashboards'],
    })
  ).data.attributes;
  const { core, further, dismissed } = first.reading;
  expect(first.title).toBe('Junior data analyst');
  expect(core.find((item) => item.id === 'skill-python')?.need).toBe('required');
  expect([...core, ...further].map((item) => item.id)).not.toContain('skill-power-bi');
  expect(dismissed.map(({ label }) => label)).toEqual(['Power BI']);
  expect([...core, ...further].map(({ label }) => label)).toContain('Tableau');

  const again = (await change(member, id, { adjustments: {}, additions: [] })).data.attributes.reading;
  expect(again.dismissed).toEqual([]);
  expect([...again.core, ...again.further].map(({ label }) => label)).not.toContain('Tableau');
});

test('an ad belongs to its bringer alone: nobody else finds, changes or deletes it, staff included', async () => {
  const [member, other, staff] = [await aMember(ctx()), await aMember(ctx()), await aMember(ctx(), { staff: true })];
  const { id } = await anOwnAd(ctx(), member.id);
  const hidden = { status: 404 };
  for (const person of [other, staff, null]) {
    await expect(app.call(person, 'GET /api/own_ads/{id}', { params: { id } })).rejects.toMatchObject(hidden);
    await expect(app.call(person, 'PATCH /api/own_ads/{id}', { params: { id }, json: { title: 'Mine' } })).rejects.toMatchObject(
      hidden,
    );
    await expect(app.call(person, 'DELETE /api/own_ads/{id}', { params: { id } })).rejects.toMatchObject(hidden);
    expect((await app.call(person, 'GET /api/own_ads')).data).toEqual([]);
  }
  const jobs = await app.call(other, 'GET /api/jobs', { query: { query: 'Harbour Retail' } });
  expect(JSON.stringify(jobs)).not.toContain(id);
  expect((await app.call(member, 'GET /api/own_ads')).data.map((item) => item.id)).toEqual([id]);
});

test('an ad that was brought is in the tracker as considered, and leaves it when it is deleted', async () => {
  const member = await aMember(ctx());
  const { id } = await anOwnAd(ctx(), member.id);
  const tracked = await app.call(member, 'GET /api/tracker');
  expect(tracked.data.map(({ attributes }) => [attributes.title, attributes.organisation, attributes.stage])).toEqual([
    ['Data analyst', 'Harbour Retail', 'considering'],
  ]);
  const entry = { id: `ad-${id}` };
  await app.call(member, 'PATCH /api/tracker/{id}', { params: entry, json: { notes: 'Ask about the shifts' } });
  app.clock.advance(1000);
  const applied = await app.call(member, 'POST /api/tracker/{id}/stages', { params: entry, json: { stage: 'applied' } });
  expect(applied.data.attributes).toMatchObject({ stage: 'applied', notes: 'Ask about the shifts' });
  expect(applied.data.attributes.timeline.map(({ what }) => what)).toEqual(['considering', 'applied']);

  await app.call(member, 'DELETE /api/own_ads/{id}', { params: { id } });
  expect((await app.call(member, 'GET /api/tracker')).data).toEqual([]);
});

test('a sentence that was left out counts once its bringer brings it back', async () => {
  const member = await aMember(ctx());
  const text = `${AD_TEXT}\n\nAbout us\nOur analysts use Tableau every day.`;
  const { id } = await anOwnAd(ctx(), member.id, { original: text, description: text });
  const read = async () => (await app.call(member, 'GET /api/own_ads/{id}', { params: { id } })).data.attributes.reading;
  expect((await read()).core.map(({ label }) => label)).not.toContain('Tableau');
  await change(member, id, { additions: ['Our analysts use Tableau every day.'] });
  expect((await read()).core.map(({ label }) => label)).toContain('Tableau');
});

test('an ad that names no title is a problem of its own, and read with the title that is said', async () => {
  const member = await aMember(ctx());
  const text = 'Requirements\n- Two years of SQL and Power BI\n- Python is a plus\n- Advanced Excel with pivot tables';
  const first = await app.call(member, 'POST /api/own_ads', { multipart: { text } });
  expect(first).toMatchObject({ data: null, problem: { kind: 'no_title' } });
  const { data } = await app.call(member, 'POST /api/own_ads', { multipart: { text, role: 'Reporting analyst' } });
  const ad = await app.call(member, 'GET /api/own_ads/{id}', { params: { id: data?.id ?? '' } });
  expect(ad.data.attributes.title).toBe('Reporting analyst');
});

test('what was made from a deleted ad is not for sale, and what was only compared counts as considered', async () => {
  const member = await aMember(ctx());
  const { id } = await anOwnAd(ctx(), member.id);
  const { data: entry } = await app.call(member, 'POST /api/job_entries', {
    json: { subject: { own_ad_id: id }, resume_id: null },
  });
  const { data: fitment } = await app.call(member, 'GET /api/job_applications/fitment_score', {
    query: { job_application_id: entry.job_application_id },
  });
  expect(fitment.attributes.considered).toBe(true);
  await app.call(member, 'DELETE /api/own_ads/{id}', { params: { id } });
  await expect(
    app.call(member, 'POST /api/purchases', {
      json: { purchasable_type: 'FitmentScore', purchasable_id: fitment.id, phone: '+919845012345' },
    }),
  ).rejects.toMatchObject({ status: 404 });
  expect((await app.call(member, 'GET /api/purchases')).data).toEqual([]);
});
