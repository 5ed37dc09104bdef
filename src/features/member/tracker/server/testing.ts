/** Factories for tests: entries of a tracker. */
import type { TestUser, TestApp } from '#app/boot/testing.ts';

type EntryFields = { kind?: 'job' | 'program'; title?: string; organisation?: string; url?: string; stage?: 'saved' | 'applied' };

/** An external application. */
export async function anEntry(app: TestApp, member: TestUser, fields: EntryFields = {}) {
  const { data } = await app.call(member, 'POST /api/tracker', {
    json: { kind: 'job', title: 'Analyst at the harbour', organisation: 'Port Trust', ...fields },
  });
  return data;
}

/** An external application: its id and that of its first stage. */
export async function aTrackedEntry(app: TestApp, member: TestUser) {
  const { id, attributes } = await anEntry(app, member);
  return { trackedId: id, stageId: attributes.timeline[0]?.id ?? '' };
}
