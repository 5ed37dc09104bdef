import { importJWK, jwtVerify } from 'jose';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { findPeople } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Badge } from '../contract.ts';
import { kindOfSource } from './badge-source.ts';
import { isClaimedOnly } from './describe-achievement.ts';
import { credentialUrl, issuerUrl, openBadge } from './open-badge.ts';
import { ALGORITHM, loadSigningKey } from './load-signing-key.ts';
import type { CredentialsTable } from './tables.ts';

export type StoredBadge = Selectable<CredentialsTable>;

/** One badge, verified on every request. */
export const getBadge: UseCase<'GET /api/credentials/{id}'> = async (ctx, { params }) => ({
  data: await presentBadge(ctx, params.id),
});

/** A badge by its id, including withdrawn ones; 404 when there is none. */
export async function getStoredBadge(ctx: Context, id: string): Promise<StoredBadge> {
  const row = await ctx.db.selectFrom('credentials').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('badge');
  return row;
}

/** Presents a badge publicly. Of a withdrawn badge only the title, the issuer and the dates are shown. */
export async function presentBadge(ctx: Context, id: string): Promise<z.input<typeof Badge>> {
  const row = await getStoredBadge(ctx, id);
  const withdrawn = row.withdrawn_at !== null;
  const [people, signed] = await Promise.all([findPeople(ctx, [row.user_id]), verify(ctx, row)]);
  return {
    id,
    type: 'credential',
    attributes: {
      title: row.title,
      recipient: withdrawn ? '' : (signed?.recipient ?? ''),
      recipient_slug: withdrawn ? '' : (people.get(row.user_id)?.attributes.slug ?? ''),
      issuer: ctx.config.BRAND_NAME,
      issued_at: row.issued_at.toISOString(),
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
      skills: withdrawn ? [] : row.skills,
      claimed: isClaimedOnly(row.skills),
      checks: { signature: signed !== null, contents: signed?.contentsMatch ?? false, standing: !withdrawn },
      can: { withdraw: !withdrawn && ctx.viewer?.id === row.user_id },
    },
  };
}

type Payload = { credentialSubject?: { identifier?: { identityHash?: string }[] } };

/** Verifies the signature and compares the signed contents with the stored ones; null for an invalid signature. */
async function verify(ctx: Context, row: StoredBadge): Promise<{ recipient: string; contentsMatch: boolean } | null> {
  const { publicJwk } = await loadSigningKey(ctx);
  const origin = ctx.config.APP_ORIGIN;
  const verified = await jwtVerify(row.jwt, await importJWK(publicJwk, ALGORITHM), {
    issuer: issuerUrl(origin),
    algorithms: [ALGORITHM],
    currentDate: ctx.clock.now(),
  }).catch(() => null);
  if (!verified) return null;
  const { iss: _, jti, nbf: __, sub: ___, ...credential } = verified.payload;
  // The recipient's name is stored only in the signed credential, so the comparison takes it from there.
  const recipient = (credential as Payload).credentialSubject?.identifier?.[0]?.identityHash ?? '';
  const expected = openBadge({
    id: row.id,
    origin,
    issuerName: ctx.config.BRAND_NAME,
    recipient: { name: recipient, slug: '' },
    kind: kindOfSource(row.source_id),
    title: row.title,
    skills: row.skills,
    issuedAt: row.issued_at,
  });
  const contentsMatch = jti === credentialUrl(origin, row.id) && JSON.stringify(credential) === JSON.stringify(expected);
  return { recipient, contentsMatch };
}
