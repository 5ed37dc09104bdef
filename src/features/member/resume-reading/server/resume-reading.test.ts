import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aResume } from '#features/base/resumes/server/testing.ts';
import type { Endpoints, InputOf } from '#platform/contract/endpoint.ts';

const app = openTestApp();
const ctx = () => app.context();

const RESUME = `Rutuja Shinde
Pune | rutuja@people.example | +91 98765 43210

Experience
Staff nurse, Kasturi Heart Hospital, November 2022 to Present
- Cared for two ventilator patients in each shift and gave basic life support.
- Trained four new nurses in infection control.

Ward nurse, Anand Nursing Home, 2019 - 2021
- Medicines and dressings for twenty beds.

Education
GNM Nursing, Maharashtra Nursing College, 2016 - 2019

Skills
Nursing, basic life support, infection control

Languages
Hindi, Marathi, English

Links
https://www.linkedin.com/in/rutuja-shinde-example

Personal details
Father's name: Dattatray Shinde
Date of birth: 14/06/1999
Marital status: Unmarried`;

async function readResume(member: { id: string }, content: string | Uint8Array = RESUME, fileName?: string): Promise<string> {
  const { id } = await aResume(ctx(), { userId: member.id, content, ...(fileName && { fileName }) });
  await app.runTasks();
  return id;
}
const paramsOf = (id: string) => ({ params: { id } });
const getReading = async (person: TestUser | null, id: string) =>
  (await app.call(person, 'GET /api/resumes/{id}/reading', paramsOf(id))).data.attributes;
const propose = async (person: TestUser | null, id: string) =>
  (await app.call(person, 'GET /api/resumes/{id}/profile_proposal', paramsOf(id))).data.attributes;
type Json = InputOf<Endpoints['POST /api/resumes/{id}/take_over']>['json'];
const takeOver = async (person: TestUser, id: string, json: Json) =>
  (await app.call(person, 'POST /api/resumes/{id}/take_over', { ...paramsOf(id), json })).data.attributes;
const takeBack = async (person: TestUser, id: string, json: Json) =>
  (await app.call(person, 'POST /api/resumes/{id}/take_back', { ...paramsOf(id), json })).data.attributes;
const getProfile = async (person: TestUser & { slug: string }) =>
  (await app.call(person, 'GET /api/users/{slug}', { params: { slug: person.slug } })).data.attributes;

test('a reading shows positions, education, skills, languages and links, each with its place', async () => {
  const asha = await aMember(ctx());
  const { reading } = await getReading(asha, await readResume(asha));
  if (!reading) throw new Error('not read');
  expect(reading.positions).toMatchObject([
    {
      title: 'Staff nurse',
      employer: 'Kasturi Heart Hospital',
      from: '2022-11',
      to: 'present',
      dates: 'November 2022 to Present',
    },
    { title: 'Ward nurse', employer: 'Anand Nursing Home', from: '2019', to: '2021' },
  ]);
  const at = ({ start, end }: { start: number; end: number }) => reading.text.slice(start, end);
  expect(at(reading.positions[0] ?? { start: 0, end: 0 })).toMatch(/^Staff nurse, Kasturi.*infection control\.$/s);
  expect(reading.education).toMatchObject([{ dates: { from: '2016', to: '2019' }, in_progress: false }]);
  expect(reading.languages.map(({ name }) => name)).toEqual(['Hindi', 'Marathi', 'English']);
  expect(reading.links.map(at)).toEqual(['https://www.linkedin.com/in/rutuja-shinde-example']);
  const infection = reading.skills.find(({ id }) => id === 'infection-control');
  expect(infection).toMatchObject({
    quote: 'Trained four new nurses in infection control.',
    grade: expect.stringMatching(/used|long/),
  });
  expect(reading.sections.map(({ id }) => id)).toEqual([
    'summary',
    'experience',
    'education',
    'skills',
    'languages',
    'personal',
    'personal',
  ]);
});

test('personal details that do not belong into a résumé are remarked with their lines', async () => {
  const asha = await aMember(ctx());
  const { reading } = await getReading(asha, await readResume(asha));
  const quotes = Object.fromEntries(
    (reading?.remarks ?? []).map(({ kind, places }) => [kind, places.map(({ start, end }) => reading?.text.slice(start, end))]),
  );
  expect(quotes).toEqual({
    relative: ["Father's name: Dattatray Shinde"],
    birth_date: ['Date of birth: 14/06/1999'],
    marital_status: ['Marital status: Unmarried'],
    too_short: [],
  });
});

test('a résumé that is being read or failed has no reading, and no proposal', async () => {
  const asha = await aMember(ctx());
  const waiting = await aResume(ctx(), { userId: asha.id, content: RESUME });
  expect(await getReading(asha, waiting.id)).toMatchObject({ status: 'reading', failure: null, reading: null });
  const failed = await readResume(asha, ' \n ');
  expect(await getReading(asha, failed)).toMatchObject({ status: 'failed', failure: 'empty', reading: null });
  await expect(propose(asha, failed)).rejects.toMatchObject({ status: 404 });
});

test('a visitor must sign in, and another member gets a 404', async () => {
  const [asha, ben] = [await aMember(ctx()), await aMember(ctx())];
  const id = await readResume(asha);
  await expect(getReading(null, id)).rejects.toMatchObject({ status: 401 });
  await expect(getReading(ben, id)).rejects.toMatchObject({ status: 404 });
  await expect(propose(ben, id)).rejects.toMatchObject({ status: 404 });
  await expect(takeOver(ben, id, {})).rejects.toMatchObject({ status: 404 });
  await expect(takeBack(ben, id, {})).rejects.toMatchObject({ status: 404 });
});

test('a proposal has complete positions, and says which months stand for a bare year', async () => {
  const asha = await aMember(ctx());
  const { experience, education, languages, links } = await propose(asha, await readResume(asha));
  expect(experience).toMatchObject([
    {
      draft: {
        title: 'Staff nurse',
        organisation: 'Kasturi Heart Hospital',
        started_on: '2022-11',
        ended_on: null,
        text: 'Cared for two ventilator patients in each shift and gave basic life support.\nTrained four new nurses in infection control.',
      },
      year_only: false,
      known: null,
    },
    { draft: { title: 'Ward nurse', started_on: '2019-01', ended_on: '2021-12' }, year_only: true, dates: '2019 - 2021' },
  ]);
  expect(education).toMatchObject([
    { draft: { title: 'GNM Nursing', organisation: 'Maharashtra Nursing College', started_on: '2016-01', ended_on: '2019-12' } },
  ]);
  expect(languages.map(({ id, name }) => [id, name])).toContainEqual(['hindi', 'Hindi']);
  expect(links).toEqual([{ label: 'linkedin.com', url: 'https://www.linkedin.com/in/rutuja-shinde-example', known: false }]);
});

test('what is taken over is in the profile, counts once, and an undo leaves the profile as it was', async () => {
  const asha = await aMember(ctx());
  const id = await readResume(asha);
  await app.call(asha, 'PATCH /api/users/profile', { json: { skills: ['SQL'], about: 'A nurse.' } });
  const before = await getProfile(asha);
  const { experience, education, skills, links } = await propose(asha, id);
  const json = {
    experience: experience.map(({ draft }) => ({ position: draft })),
    education: education.map(({ draft }) => ({ position: draft })),
    skills: skills.map(({ id: skillId, name }) => ({ id: skillId, name })),
    links: links.map(({ label, url }) => ({ label, url })),
  };
  const taken = await takeOver(asha, id, json);
  const after = await getProfile(asha);
  expect(after.experience?.map(({ title }) => title)).toEqual(['Staff nurse', 'Ward nurse']);
  expect(after.skills?.map(({ id: skillId }) => skillId)).toEqual(['sql', ...skills.map(({ id: skillId }) => skillId)]);
  expect(after.about).toBe('A nurse.');
  expect(await takeOver(asha, id, json)).toMatchObject({ experience: [], education: [], skills: [], links: [] });
  const again = await propose(asha, id);
  expect(again.experience.every(({ known }) => known !== null)).toBe(true);
  expect([...again.skills, ...again.links].every(({ known }) => known)).toBe(true);
  const { profile_slug: _, ...entries } = taken;
  await takeBack(asha, id, entries);
  expect(await getProfile(asha)).toEqual(before);
});

test('an entry is replaced only where that is chosen; the undo puts it back, and leaves what was edited since', async () => {
  const asha = await aMember(ctx());
  const id = await readResume(asha);
  const own = { title: 'Staff Nurse', organisation: 'Kasturi Heart Hospital, Pimpri', location: 'Pimpri', started_on: '2022-10' };
  await app.call(asha, 'PATCH /api/users/profile', { json: { experience: [own] } });
  const [first, second] = (await propose(asha, id)).experience;
  if (!first?.known || !second) throw new Error('no proposal');
  expect(first.known).toMatchObject(own);
  const { profile_slug: _, ...taken } = await takeOver(asha, id, {
    experience: [{ position: first.draft, replaces: first.known }, { position: second.draft }],
  });
  expect((await getProfile(asha)).experience?.map(({ organisation }) => organisation)).toEqual([
    'Kasturi Heart Hospital',
    'Anand Nursing Home',
  ]);
  const edited = { ...second.draft, location: 'Chinchwad' };
  await app.call(asha, 'PATCH /api/users/profile', { json: { experience: [first.draft, edited] } });
  await takeBack(asha, id, taken);
  expect((await getProfile(asha)).experience).toMatchObject([own, edited]);
});

test('a profile holds no more entries than its form, and an incomplete position is refused by field', async () => {
  const asha = await aMember(ctx());
  const id = await readResume(asha);
  const skills = Array.from({ length: 60 }, (_, index) => ({ id: null, name: `Skill ${index}` }));
  await takeOver(asha, id, { skills });
  await expect(takeOver(asha, id, { skills: [{ id: 'sql', name: 'SQL' }] })).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: 'skills' }] },
  });
  const [first] = (await propose(asha, id)).experience;
  const position = { title: 'Nurse', organisation: '', started_on: first?.draft.started_on ?? '' };
  await expect(takeOver(asha, id, { experience: [{ position }] })).rejects.toMatchObject({ status: 422 });
});
