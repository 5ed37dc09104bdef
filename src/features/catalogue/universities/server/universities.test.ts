import { describe, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aProgram, aUniversity } from '#features/catalogue/programs/server/testing.ts';
import { importUniversities } from '#features/catalogue/programs/server/import/import-universities.ts';

const app = openTestApp();
const list = (query: { query?: string; region?: string }) => app.call(null, 'GET /api/universities', { query });
const listNames = (result: { data: { attributes: { name: string } }[] }) => result.data.map(({ attributes }) => attributes.name);

describe('the list of universities', () => {
  test('is searched by the beginnings of words and filtered by region, and counts the results of each region', async () => {
    await aUniversity(app.context(), { name: 'Zephyr University of Kochi', region: 'India' });
    await aUniversity(app.context(), { name: 'Zephyr Institute of Lyon', region: 'Europe' });
    expect(listNames(await list({ query: 'zeph uni' }))).toEqual(['Zephyr University of Kochi']);
    const europe = await list({ query: 'zephyr', region: 'Europe' });
    expect(listNames(europe)).toEqual(['Zephyr Institute of Lyon']);
    expect(europe.facets.region.toSorted((a, b) => a.value.localeCompare(b.value))).toEqual([
      { value: 'Europe', count: 1 },
      { value: 'India', count: 1 },
    ]);
  });

  test('of the referral scheme contains only universities with a reward, which is at most the application fee', async () => {
    const aRewardingUniversity = async (name: string, referral: number, fee: number) => {
      const { id, code } = await aUniversity(app.context(), { name });
      const program = await aProgram(app.context(), { universityId: id });
      await app
        .context()
        .db.updateTable('programs')
        .set({ referral_paise: referral, application: JSON.stringify({ fee_paise: fee, documents: [], questions: [] }) })
        .where('id', '=', program)
        .execute();
      return code;
    };
    await aRewardingUniversity('Referable University', 50_000, 30_000);
    const withoutReward = await aRewardingUniversity('Quiet University', 0, 30_000);
    const { data } = await app.call(null, 'GET /api/universities/refferalable', { query: {} });
    expect(listNames({ data })).toEqual(['Referable University']);
    expect(data[0]?.attributes).toMatchObject({ referable: true, referral_programs: 1, referral_up_to: 300 });
    const { data: other } = await app.call(null, 'GET /api/universities/{code}', { params: { code: withoutReward } });
    expect(other.attributes.referable).toBe(false);
  });
});

describe('a university', () => {
  test('states the number of its programs, and has a program search whose pages count from 0', async () => {
    const { id, code } = await aUniversity(app.context());
    for (let index = 0; index < 13; index++)
      await aProgram(app.context(), { universityId: id, title: index === 0 ? 'Narwhal studies' : `Bread, part ${index}` });
    const { data } = await app.call(null, 'GET /api/universities/{code}', { params: { code } });
    expect(data.attributes.programs).toBe(13);
    const programs = (query: { query?: string; pageNo?: number }) =>
      app.call(null, 'GET /api/universities/{code}/programs', { params: { code }, query });
    expect((await programs({})).meta).toEqual({ page_no: 0, per_page: 12, total: 13, total_pages: 2 });
    expect((await programs({ pageNo: 1 })).data).toHaveLength(1);
    expect((await programs({ query: 'narwhal' })).data.map(({ attributes }) => attributes.title)).toEqual(['Narwhal studies']);
    expect((await programs({ query: 'xylophone' })).data).toEqual([]);
  });

  test('is a 404 if it is unknown, and so are its programs', async () => {
    const params = { code: 'no-such-university' };
    await expect(app.call(null, 'GET /api/universities/{code}', { params })).rejects.toMatchObject({ status: 404 });
    await expect(app.call(null, 'GET /api/universities/{code}/programs', { params, query: {} })).rejects.toMatchObject({
      status: 404,
    });
  });
});

test('a table of universities is imported once, updated in place, and incomplete rows are reported', async () => {
  const row = { name: 'Quagga College', 'state-province': 'Kerala', web_pages: ['https://quagga.example/'], aicte_id: '1-2' };
  const importRows = (rows: object[], country?: string) =>
    importUniversities(app.context(), rows.map((object) => JSON.stringify(object)).join('\n'), { source: 'q', country });
  expect((await importRows([row])).skipped).toEqual([
    { at: 'line 1', title: 'Quagga College', reason: 'no country; set it with --country' },
  ]);
  expect(await importRows([row, { country: 'India' }], 'India')).toMatchObject({
    added: 1,
    skipped: [{ at: 'line 2', title: '', reason: 'no name' }],
  });
  expect(await importRows([row], 'India')).toMatchObject({ added: 0, unchanged: 1 });
  expect(await importRows([{ ...row, type: 'Public' }], 'India')).toMatchObject({ updated: 1 });
  const [result] = (await list({ query: 'quagga' })).data;
  expect(result?.attributes).toMatchObject({
    city: 'Kerala',
    country: 'India',
    kind: 'Public',
    website: 'https://quagga.example/',
  });
});
