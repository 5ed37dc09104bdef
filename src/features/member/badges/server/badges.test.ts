import { randomUUID } from 'node:crypto';
import { importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import { expect, test } from 'vitest';
import { openTestApp, ORIGIN } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { proveSkills } from '#features/member/checks/server/testing.ts';
import { aPlan } from '#features/member/roadmaps/server/testing.ts';
import { ALGORITHM, loadSigningKey } from './load-signing-key.ts';
import { jwtPayload } from './open-badge.ts';

const app = openTestApp();

type Plan = Awaited<ReturnType<typeof aPlan>>;

async function claimAll({ member, id, plan }: Plan): Promise<void> {
  for (const { skill_id } of plan.skills)
    await app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', { params: { id, skill_id }, json: { done: true } });
}
const skillIds = ({ plan }: Plan) => plan.skills.map(({ skill_id }) => skill_id);

/** A member with a plan whose skills are all checked. */
async function aFinishedPlan() {
  const created = await aPlan(app, { bought: true });
  await proveSkills(app.context(), created.member.id, skillIds(created));
  return created;
}

/** A badge as it was issued for claims alone. */
async function aClaimedBadge(plan: Plan) {
  const issuedAt = new Date('2026-10-01T09:00:00Z');
  const id = randomUUID();
  const skills = skillIds(plan).map((skill_id) => ({ skill_id, name: skill_id, hours: 10, done_on: '2026-09-30' }));
  const title = 'Learning plan for the Data analyst job';
  const { privateKey, publicJwk } = await loadSigningKey(app.context());
  const recipient = { name: plan.member.name, slug: plan.member.slug };
  const payload = jwtPayload({
    id,
    origin: ORIGIN,
    issuerName: app.config.BRAND_NAME,
    recipient,
    kind: 'plan',
    title,
    skills,
    issuedAt,
  });
  const jwt = await new SignJWT(payload).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', jwk: publicJwk }).sign(privateKey);
  await app
    .context()
    .db.insertInto('credentials')
    .values({ id, user_id: plan.member.id, source_id: plan.id, title, skills: JSON.stringify(skills), jwt, issued_at: issuedAt })
    .execute();
  return { id, payload };
}

test('a plan whose skills are all checked gives one badge, however often it is taken', async () => {
  const { member, id: roadmap_id, plan } = await aFinishedPlan();
  const claims = await Promise.all(
    Array.from({ length: 4 }, () => app.call(member, 'POST /api/credentials', { json: { roadmap_id } })),
  );
  expect(new Set(claims.map(({ data }) => data.id)).size).toBe(1);
  const badge = claims[0]?.data.attributes;
  expect(badge).toMatchObject({
    recipient: member.name,
    checks: { signature: true, contents: true, standing: true },
    claimed: false,
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

test('what is only claimed earns no badge, neither for the plan nor for a skill', async () => {
  const created = await aPlan(app, { bought: true });
  const { member, id: roadmap_id } = created;
  await claimAll(created);
  const [first = '', ...others] = skillIds(created);
  const take = (json: { roadmap_id: string } | { skill_id: string }) => app.call(member, 'POST /api/credentials', { json });
  await expect(take({ roadmap_id })).rejects.toMatchObject({ status: 409, body: { code: 'plan-claimed' } });
  await expect(take({ skill_id: first })).rejects.toMatchObject({ status: 409, body: { code: 'skill-claimed' } });
  await proveSkills(app.context(), member.id, others);
  await expect(take({ roadmap_id })).rejects.toMatchObject({ status: 409, body: { code: 'plan-claimed' } });
  await proveSkills(app.context(), member.id, [first]);
  expect((await take({ roadmap_id })).data.attributes.skills.every(({ grade }) => grade === 'checked')).toBe(true);
});

test('a skill has a badge for each of its proofs, which says which', async () => {
  const { member, plan } = await aFinishedPlan();
  const [skill] = plan.skills;
  if (!skill) throw new Error('the plan is empty');
  const take = () => app.call(member, 'POST /api/credentials', { json: { skill_id: skill.skill_id } });
  const checked = (await take()).data;
  expect(checked.attributes).toMatchObject({ title: `${skill.skill_name}: checked`, skills: [{ grade: 'checked' }] });
  expect((await take()).data.id).toBe(checked.id);
  await app.context().publish('skill.shown', { userId: member.id, skillId: skill.skill_id, shownOn: '2026-11-21' });
  const shown = (await take()).data;
  expect(shown.id).not.toBe(checked.id);
  expect(shown.attributes).toMatchObject({
    title: `${skill.skill_name}: shown`,
    skills: [{ grade: 'shown', done_on: '2026-11-21' }],
    checks: { signature: true, contents: true, standing: true },
  });
  const narrative = async (id: string) => {
    const jwt = await (await app.fetch(`/api/credentials/${id}/badge.jwt`)).text();
    const payload = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as {
      credentialSubject: { achievement: { criteria: { narrative: string } } };
    };
    return payload.credentialSubject.achievement.criteria.narrative;
  };
  expect(await narrative(checked.id)).toMatch(/^Checked: eight questions.*without supervision/);
  expect(await narrative(shown.id)).toMatch(/^Shown: .*nobody else marked it/);
});

test('a badge for claims alone stays valid, says so, and does not stand in the way of a new one', async () => {
  const created = await aPlan(app, { bought: true });
  const { member, id: roadmap_id } = created;
  await claimAll(created);
  const old = await aClaimedBadge(created);
  expect(old.payload.credentialSubject.achievement.criteria.narrative).toContain('Nobody examined it');
  const params = { id: old.id };
  const read = async () => (await app.call(null, 'GET /api/credentials/{id}', { params })).data.attributes;
  expect(await read()).toMatchObject({ claimed: true, checks: { signature: true, contents: true, standing: true } });
  const showcase = async () =>
    (await app.call(member, 'GET /api/users/{slug}/showcase', { params: { slug: member.slug } })).data.attributes;
  expect(await showcase()).toMatchObject({
    badges: [{ id: old.id, claimed: true }],
    own: { claimable: [], claimed: [{ skills: created.plan.skills.length }] },
  });
  await proveSkills(app.context(), member.id, skillIds(created));
  const { claimable, claimed } = (await showcase()).own ?? {};
  expect(claimed).toEqual([]);
  expect(claimable?.map(({ source }) => source)).toContainEqual({ roadmap_id });
  expect(claimable).toHaveLength(1 + created.plan.skills.length);
  const { data } = await app.call(member, 'POST /api/credentials', { json: { roadmap_id } });
  expect(data.attributes.claimed).toBe(false);
  expect((await showcase()).own?.claimable).toHaveLength(created.plan.skills.length);
  expect((await read()).checks.standing).toBe(true);
});

test('a badge is signed again when its holder changes their name', async () => {
  const { member, id: roadmap_id } = await aFinishedPlan();
  const { data: badge } = await app.call(member, 'POST /api/credentials', { json: { roadmap_id } });
  await app.call(member, 'PATCH /api/users/update_profile', { json: { name: 'Asha Newname' } });
  const { attributes } = (await app.call(null, 'GET /api/credentials/{id}', { params: { id: badge.id } })).data;
  expect(attributes).toMatchObject({ recipient: 'Asha Newname', checks: { signature: true, contents: true, standing: true } });
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
