import { importJWK, jwtVerify, type JWK } from 'jose';
import { expect, test } from 'vitest';
import { openTestApp, ORIGIN } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aPlan } from '#features/member/roadmaps/server/testing.ts';

const app = openTestApp();

/** A member with a finished plan. */
async function aFinishedPlan() {
  const created = await aPlan(app, { bought: true });
  for (const { skill_id } of created.plan.skills)
    await app.call(created.member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', {
      params: { id: created.id, skill_id },
      json: { done: true },
    });
  return created;
}

test('a finished plan gives one badge, however often it is claimed', async () => {
  const { member, id: roadmap_id, plan } = await aFinishedPlan();
  const claims = await Promise.all(
    Array.from({ length: 4 }, () => app.call(member, 'POST /api/credentials', { json: { roadmap_id } })),
  );
  expect(new Set(claims.map(({ data }) => data.id)).size).toBe(1);
  const badge = claims[0]?.data.attributes;
  expect(badge).toMatchObject({
    recipient: member.name,
    checks: { signature: true, contents: true, standing: true },
    can: { withdraw: true },
  });
  expect(badge?.skills.map(({ skill_id }) => skill_id).toSorted()).toEqual(
    plan.skills.map(({ skill_id }) => skill_id).toSorted(),
  );
});

test('the credential is an Open Badge 3.0 that can be verified with only the published key', async () => {
  const { member, id: roadmap_id } = await aFinishedPlan();
  const { data } = await app.call(member, 'POST /api/credentials', { json: { roadmap_id } });
  const jwt = await (await app.fetch(`/api/credentials/${data.id}/badge.jwt`)).text();
  const issuer = (await app.call(null, 'GET /api/credentials/issuer')) as { id: string; keys: JWK[] };
  const key = issuer.keys[0];
  if (!key) throw new Error('no key is published');
  expect(key).not.toHaveProperty('d');
  const { payload, protectedHeader } = await jwtVerify(jwt, await importJWK(key, 'RS256'), {
    issuer: issuer.id,
    currentDate: app.clock.now(),
  });
  expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'JWT', jwk: { kty: 'RSA' } });
  expect(protectedHeader.jwk).not.toHaveProperty('d');
  expect(payload).toMatchObject({
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    jti: `${ORIGIN}/api/credentials/${data.id}`,
    issuer: { id: issuer.id, type: ['Profile'] },
    credentialSubject: { type: ['AchievementSubject'], achievement: { type: ['Achievement'] } },
  });
  const svg = await (await app.fetch(`/api/credentials/${data.id}/badge.svg`)).text();
  expect(svg).toContain(`<openbadges:credential verify="${jwt}">`);
});

test('a badge that was changed in the database fails verification', async () => {
  const { member, id: roadmap_id } = await aFinishedPlan();
  const { data } = await app.call(member, 'POST /api/credentials', { json: { roadmap_id } });
  const params = { id: data.id };
  const { db } = app.context();
  await db.updateTable('credentials').set({ title: 'Doctor of everything' }).where('id', '=', data.id).execute();
  const changed = await app.call(null, 'GET /api/credentials/{id}', { params });
  expect(changed.data.attributes.checks).toEqual({ signature: true, contents: false, standing: true });
  const { jwt } = await db.selectFrom('credentials').select('jwt').where('id', '=', data.id).executeTakeFirstOrThrow();
  const middle = Math.floor(jwt.length / 2);
  const broken = `${jwt.slice(0, middle)}${jwt[middle] === 'A' ? 'B' : 'A'}${jwt.slice(middle + 1)}`;
  await db.updateTable('credentials').set({ jwt: broken }).where('id', '=', data.id).execute();
  expect((await app.call(null, 'GET /api/credentials/{id}', { params })).data.attributes.checks.signature).toBe(false);
});

test("an unfinished plan gives no badge, and another member's plan cannot be claimed", async () => {
  const { member, id: roadmap_id } = await aPlan(app);
  await expect(app.call(member, 'POST /api/credentials', { json: { roadmap_id } })).rejects.toMatchObject({ status: 409 });
  const finished = await aFinishedPlan();
  const stranger = await aMember(app.context());
  await expect(app.call(stranger, 'POST /api/credentials', { json: { roadmap_id: finished.id } })).rejects.toMatchObject({
    status: 404,
  });
});

test('a withdrawn badge shows no name, is listed as revoked, and can be claimed again', async () => {
  const { member, id: roadmap_id } = await aFinishedPlan();
  const { data } = await app.call(member, 'POST /api/credentials', { json: { roadmap_id } });
  const params = { id: data.id };
  await expect(app.call(await aMember(app.context()), 'DELETE /api/credentials/{id}', { params })).rejects.toMatchObject({
    status: 404,
  });
  await app.call(member, 'DELETE /api/credentials/{id}', { params });
  const withdrawn = (await app.call(null, 'GET /api/credentials/{id}', { params })).data.attributes;
  expect(withdrawn).toMatchObject({ recipient: '', recipient_slug: '', skills: [], checks: { standing: false } });
  expect((await app.fetch(`/api/credentials/${data.id}/badge.jwt`)).status).toBe(410);
  const list = await app.call(null, 'GET /api/credentials/revocations');
  expect(list['revokedCredential']).toContainEqual({ id: `${ORIGIN}/api/credentials/${data.id}`, revoked: true });
  const again = await app.call(member, 'POST /api/credentials', { json: { roadmap_id } });
  expect(again.data.id).not.toBe(data.id);
});
