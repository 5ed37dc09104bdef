/** Factories for tests: entries of a tracker. */
import type { TestUser, TestApp } from '#app/boot/testing.ts';

type Given = { kind?: 'job' | 'program'; title?: string; organisation?: string; url?: string; stage?: 'saved' | 'applied' };

/** An external application. */
export async function anEntry(app: TestApp, member: TestUser, given: Given = {}) {
  const { data } = await app.call(member, 'POST /api/tracker', {
    json: { kind: 'job', title: 'Analyst at the harbour', organisation: 'Port Trust', ...given },
  });
  return data;
}

/** The same by its id and that of its first stage. */
export async function aTrackedThing(app: TestApp, member: TestUser) {
  const { id, attributes } = await anEntry(app, member);
  return { trackedId: id, stageId: attributes.timeline[0]?.id ?? '' };
}
