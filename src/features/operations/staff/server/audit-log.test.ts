import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { audit, STAFF_SCOPES } from '#features/base/accounts/server/index.ts';

const app = openTestApp();
const exported = async (person: { cookie: string }, object = '') =>
  (await app.call(person, 'GET /api/staff/audit_log/export', { query: { object } })).text();

test('the audit log is exported as it is filtered, and the export is an entry of its own', async () => {
  const kavya = await aMember(app.context(), { name: 'Kavya Iyer', staff: true });
  const details = { before: { state: 'open' }, after: { state: 'closed' }, reason: 'Asked by mail' };
  await audit(app.context(), { action: 'kite.close', objectType: 'kite', objectId: '7', actorId: kavya.id, details });
  await audit(app.context(), { action: 'kite.close', objectType: 'kite', objectId: '8', actorId: kavya.id });
  const lines = (await exported(kavya, '7')).split('\r\n').filter(Boolean);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,${kavya.slug},`);
  expect(lines[1]).toContain('kite.close,kite,7,Asked by mail,state: open > closed');
  expect(await exported(kavya, 'audit_entries')).toContain('audit-log.export');
});

test('the audit log is exported by administrators after a fresh sign-in only', async () => {
  for (const scope of STAFF_SCOPES) {
    const person = await aMember(app.context(), { staff: [scope] });
    if (scope === 'administrator') await exported(person);
    else await expect(exported(person), scope).rejects.toMatchObject({ status: 403 });
  }
  await expect(exported(await aMember(app.context()))).rejects.toMatchObject({ status: 404 });
  const stale = await aMember(app.context(), { staff: true, signedInMinutesAgo: 11 });
  await expect(exported(stale)).rejects.toMatchObject({ status: 401, body: { code: 'sign-in-again' } });
});
