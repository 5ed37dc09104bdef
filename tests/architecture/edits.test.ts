/** Nothing that two people, or two windows, edit at the same time is lost. */
import * as z from 'zod';
import { expect, test } from 'vitest';
import { contract } from '#app/http/contract.ts';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aBoard, aCard } from '#features/catalogue/boards/server/testing.ts';
import { anInsight } from '#features/catalogue/insights/server/testing.ts';
import { aJobWithApplicant, aTemplate } from '#features/operations/applicants/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import type { Body } from '#platform/contract/endpoint.ts';

const app = openTestApp();
const ctx = () => app.context();

/**
 * Texts that only their author can edit, in one short form that is opened for it, so that the last save counts; and what is no
 * text: one answer, number or choice, which the request names as a whole.
 */
const LAST_SAVE_COUNTS = [
  'PATCH /api/answers/{id}',
  'PATCH /api/application_forms/{id}/additional_details',
  'PATCH /api/application_forms/{id}/basic_details',
  'PATCH /api/comments/{id}',
  'PATCH /api/hiring/companies/{slug}/people/{user_id}',
  'PATCH /api/job_applications/{id}',
  'PATCH /api/notifications/preferences',
  'PATCH /api/own_ads/{id}',
  'PATCH /api/questions/{slug}',
  'PATCH /api/resumes/{id}',
  'PATCH /api/roadmap/{id}/mark_as_read',
  'PATCH /api/roadmaps/{id}/reminders',
  'PATCH /api/roadmaps/{id}/resources/{resource_id}',
  'PATCH /api/roadmaps/{id}/schedule',
  'PATCH /api/roadmaps/{id}/skills/{skill_id}',
  'PATCH /api/saved_searches/{id}',
  'PATCH /api/users/profile',
  'PATCH /api/users/update_profile',
  'PUT /api/application_forms/{id}/documents',
  'PUT /api/boards/{board_slug}/order',
  'PUT /api/checks/attempts/{id}/answers',
  'PUT /api/checks/attempts/{id}/report',
  'PUT /api/checks/{skill_id}/reminder',
  'PUT /api/checks/{skill_id}/work',
  'PUT /api/checks/{skill_id}/work/report',
  'PUT /api/fitment_scores/{id}/conditions',
  'PUT /api/hiring/jobs/{id}/hidden_identities',
  'PUT /api/job_sources/{id}/pause',
  'PUT /api/mutes/{type}/{slug}',
  'PUT /api/recommendations/answers',
  'PUT /api/roadmaps/{id}/order',
  'PUT /api/roadmaps/{id}/pause',
  'PUT /api/roadmaps/{id}/resources/{resource_id}/hours',
  'PUT /api/skill_answers/{skill_id}',
  'PUT /api/tailoring/{job_application_id}/lines/{line_id}',
];

const fieldsOf = (body: Body): string[] => {
  const [schema] = Object.values(body);
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(json.properties ?? {});
};

test('every endpoint that edits something says what its sender read, or is listed as one where the last save counts', () => {
  const edits = Object.entries(contract).filter(([key, { body }]) => /^(PATCH|PUT) /.test(key) && body);
  const isGuarded = (body: Body) => fieldsOf(body).some((name) => name === 'before' || name === 'version');
  const unguarded = edits.filter(([, { body }]) => body && !isGuarded(body));
  expect(unguarded.map(([key]) => key).toSorted()).toEqual(LAST_SAVE_COUNTS);
  const silent = edits.filter(([, { body, errors }]) => body && isGuarded(body) && !errors?.includes(412));
  expect(silent.map(([key]) => key)).toEqual([]);
});

const conflict = { status: 412, body: { code: 'saved-meanwhile' } };

async function aSharedBoard() {
  const [ana, ben] = [await aMember(ctx(), { name: 'Ana Silva' }), await aMember(ctx(), { name: 'Ben Rao' })];
  const board = await aBoard(app, ana);
  const board_slug = board.attributes.slug;
  await app.call(ana, 'POST /api/boards/{board_slug}/collaborators', { params: { board_slug }, json: { user_id: ben.id } });
  return { ana, ben, board_slug };
}

test('of two people who edit the text of a card, the second learns of the first, and nothing is overwritten', async () => {
  const { ana, ben, board_slug } = await aSharedBoard();
  const { id: card_id } = await aCard(app, ana, board_slug, 'First');
  const change = (person: TestUser, json: object) =>
    app.call(person, 'PATCH /api/boards/{board_slug}/cards/{card_id}', { params: { board_slug, card_id }, json });

  await change(ben, { title: 'Of Ben', before: { title: 'First' } });
  await expect(change(ana, { title: 'Of Ana', before: { title: 'First' } })).rejects.toMatchObject(conflict);
  await change(ana, { note: 'A note', before: { note: '' } });

  const { data } = await app.call(ana, 'GET /api/boards/{board_slug}', { params: { board_slug } });
  expect(data.attributes.cards[0]).toMatchObject({ title: 'Of Ben', note: 'A note', edited: { by: 'Ana Silva' } });
  const asVisitor = await app.call(null, 'GET /api/boards/{board_slug}', { params: { board_slug } });
  expect(asVisitor.data.attributes.cards[0]?.edited).toBeNull();
  await change(ana, { title: 'Of Ana', before: { title: 'Of Ben' } });
});

test('of two changes of a card at the same moment exactly one is refused', async () => {
  const { ana, ben, board_slug } = await aSharedBoard();
  const { id: card_id } = await aCard(app, ana, board_slug, 'First');
  const results = await Promise.allSettled(
    [ana, ben].map((person, index) =>
      app.call(person, 'PATCH /api/boards/{board_slug}/cards/{card_id}', {
        params: { board_slug, card_id },
        json: { title: `Of ${index}`, before: { title: 'First' } },
      }),
    ),
  );
  expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: conflict }]);
});

test('title and description of a board are kept where two windows change one each', async () => {
  const { ana, board_slug } = await aSharedBoard();
  const { data } = await app.call(ana, 'GET /api/boards/{board_slug}', { params: { board_slug } });
  const { title } = data.attributes;
  const change = (json: object) => app.call(ana, 'PATCH /api/boards/{board_slug}', { params: { board_slug }, json });
  await change({ title: 'Second', before: { title } });
  await change({ description: 'What it is for', before: { description: '' } });
  await expect(change({ title: 'Third', before: { title } })).rejects.toMatchObject(conflict);
  const after = await app.call(ana, 'GET /api/boards/{board_slug}', { params: { board_slug } });
  expect(after.data.attributes).toMatchObject({ title: 'Second', description: 'What it is for' });
});

test('a heading that a colleague renamed is not renamed unseen', async () => {
  const { ana, ben, board_slug } = await aSharedBoard();
  const added = await app.call(ana, 'POST /api/boards/{board_slug}/sections', {
    params: { board_slug },
    json: { title: 'First' },
  });
  const section_id = added.data.attributes.sections[0]?.id ?? '';
  const rename = (person: TestUser, title: string) =>
    app.call(person, 'PATCH /api/boards/{board_slug}/sections/{section_id}', {
      params: { board_slug, section_id },
      json: { title, before: { title: 'First' } },
    });
  await rename(ben, 'Of Ben');
  await expect(rename(ana, 'Of Ana')).rejects.toMatchObject(conflict);
});

test('a message template that a colleague changed is not changed unseen', async () => {
  const { company, employer } = await aJobWithApplicant(ctx());
  const colleague = await anEmployer(ctx(), company.id, { role: 'recruiter', name: 'Kavya Rao' });
  const id = await aTemplate(ctx(), company.id);
  const change = (person: TestUser, body: string) =>
    app.call(person, 'PATCH /api/hiring/templates/{id}', {
      params: { id },
      json: { body, before: { body: 'Hello {name}' } },
    });
  await change(colleague, 'Good morning {name}');
  await expect(change(employer, 'Good evening {name}')).rejects.toMatchObject(conflict);
});

test('notes of an application that were saved in another window are not overwritten', async () => {
  const ana = await aMember(ctx());
  const { data } = await app.call(ana, 'POST /api/tracker', { json: { kind: 'job', title: 'Analyst', notes: 'First' } });
  const change = (notes: string) =>
    app.call(ana, 'PATCH /api/tracker/{id}', { params: { id: data.id }, json: { notes, before: { notes: 'First' } } });
  await change('Second');
  await expect(change('Third')).rejects.toMatchObject(conflict);
});

test('an insight that was saved in another window is not overwritten', async () => {
  const ana = await aMember(ctx());
  const draft = await anInsight(app, ana, { publish: false, category: null });
  const { version } = draft.attributes;
  const change = (title: string) =>
    app.call(ana, 'PATCH /api/knowledges/{slug}', { params: { slug: draft.id }, json: { title, version } });
  const saved = await change('Second title');
  expect(saved.data.attributes.version).toBe(version + 1);
  await expect(change('Third title')).rejects.toMatchObject(conflict);
});
