/** Open Badges 3.0 in the JSON Web Token format (1EdTech, "Open Badges Specification 3.0", 8.2). Pure. */
import type { z } from 'zod';
import type { BadgeSkill } from '../contract.ts';
import { describeAchievement } from './describe-achievement.ts';

export type BadgeData = {
  id: string;
  /** The origin, `https://…`, without a trailing slash. */
  origin: string;
  issuerName: string;
  recipient: { name: string; slug: string };
  /** What it is for: a learning plan, or one skill. */
  kind: 'plan' | 'skill';
  title: string;
  skills: readonly z.output<typeof BadgeSkill>[];
  issuedAt: Date;
};

const CONTEXTS = ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'];
const SCHEMA = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

export const issuerUrl = (origin: string) => `${origin}/api/credentials/issuer`;
export const revocationsUrl = (origin: string) => `${origin}/api/credentials/revocations`;
export const credentialUrl = (origin: string, id: string) => `${origin}/api/credentials/${id}`;
/** The subject is a URN, because a profile URL may later belong to another member. */
const subjectUrn = (id: string) => `urn:uuid:${id}`;

/** The issuer as an Open Badges profile. */
export const issuerProfile = (origin: string, name: string) => ({
  id: issuerUrl(origin),
  type: ['Profile'],
  name,
  url: origin,
});

/** The credential: the payload of its JWT without the registered claims. */
export function openBadge({ id, origin, issuerName, recipient, kind, title, skills, issuedAt }: BadgeData) {
  const at = issuedAt.toISOString().replace(/\.\d{3}Z$/, 'Z');
  const { type, description, narrative, describeSkill } = describeAchievement(kind, skills);
  return {
    '@context': CONTEXTS,
    id: credentialUrl(origin, id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: issuerProfile(origin, issuerName),
    validFrom: at,
    awardedDate: at,
    credentialSubject: {
      id: subjectUrn(id),
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: recipient.name, identityType: 'name', salt: 'not-used' },
      ],
      achievement: {
        id: `${origin}/credentials/${id}#achievement`,
        type: ['Achievement'],
        achievementType: type,
        name: title,
        description,
        criteria: { narrative },
        alignment: skills.map((skill) => ({
          type: ['Alignment'],
          targetName: skill.name,
          targetUrl: `${origin}/skills/${skill.skill_id}`,
          targetDescription: describeSkill(skill),
        })),
      },
    },
    credentialSchema: [{ id: SCHEMA, type: '1EdTechJsonSchemaValidator2019' }],
    credentialStatus: { id: revocationsUrl(origin), type: '1EdTechRevocationList' },
  };
}

/** The credential with the registered claims. There is no `exp`, because badges do not expire. */
export const jwtPayload = (badge: BadgeData) => ({
  ...openBadge(badge),
  iss: issuerUrl(badge.origin),
  jti: credentialUrl(badge.origin, badge.id),
  nbf: Math.floor(badge.issuedAt.getTime() / 1000),
  sub: subjectUrn(badge.id),
});
