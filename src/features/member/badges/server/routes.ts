import { implement } from '#platform/http/http.ts';
import { badgesContract } from '../contract.ts';
import { getBadgeJwt } from './get-badge-jwt.ts';
import { getBadgePicture } from './get-badge-picture.ts';
import { getBadge } from './get-badge.ts';
import { getSharePicture } from './get-share-picture.ts';
import { issueBadge } from './issue-badge.ts';
import { getIssuer } from './get-issuer.ts';
import { getRevocations } from './get-revocations.ts';
import { withdrawBadge } from './withdraw-badge.ts';

export const badgesRoutes = implement(badgesContract, {
  'POST /api/credentials': issueBadge,
  'GET /api/credentials/issuer': getIssuer,
  'GET /api/credentials/revocations': getRevocations,
  'GET /api/credentials/{id}': getBadge,
  'GET /api/credentials/{id}/badge.jwt': getBadgeJwt,
  'GET /api/credentials/{id}/badge.svg': getBadgePicture,
  'GET /api/credentials/{id}/share.png': getSharePicture,
  'DELETE /api/credentials/{id}': withdrawBadge,
});
