import type { TestUser, TestApp } from '#app/boot/testing.ts';

/** A member's saved search. */
export async function aSavedSearch(app: TestApp, member: TestUser): Promise<{ searchId: string }> {
  const json = { name: 'Data roles in Pune', kind: 'job' as const, query: 'data', filters: { location: ['Pune'] } };
  return { searchId: (await app.call(member, 'POST /api/saved_searches', { json })).data.id };
}
