import { expect, test } from 'vitest';
import { openTestApp } from '#app/testing.ts';
import { aMember } from '#features/accounts/server/testing.ts';

const app = openTestApp();
const event = { cookie: 'abcdef01231795223343000', url: '/jobs-apprenticeships', actionable_action: 'navigation' as const };

test('events are kept under the member of the session, whatever the payload claims', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  const claimed = { ...event, user_id: ben.id };
  await app.call(ana, 'POST /api/journeys', { json: { consent: true, events: [claimed] } });
  const rows = await app.context().db.selectFrom('journey_events').select(['user_id', 'actionable_action']).execute();
  expect(rows).toEqual([{ user_id: ana.id, actionable_action: 'navigation' }]);
});

test('nothing is recorded without consent', async () => {
  const before = await app.context().db.selectFrom('journey_events').select('id').execute();
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ events: [event] }),
  };
  expect((await app.fetch('/api/journeys', init)).status).toBe(422);
  expect(await app.context().db.selectFrom('journey_events').select('id').execute()).toHaveLength(before.length);
});
