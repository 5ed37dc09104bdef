import { implement } from '#platform/http/http.ts';
import { credentialsContract } from '../contract.ts';
import { getBadgeJwt } from './get-badge-jwt.ts';
import { getBadgePicture } from './get-badge-picture.ts';
import { getCredential } from './get-credential.ts';
import { issueCredential } from './issue-credential.ts';
import { getIssuer } from './get-issuer.ts';
import { getRevocations } from './get-revocations.ts';
import { withdrawCredential } from './withdraw-credential.ts';

export const credentialsRoutes = implement(credentialsContract, {
  'POST /api/credentials': issueCredential,
  'GET /api/credentials/issuer': getIssuer,
  'GET /api/credentials/revocations': getRevocations,
  'GET /api/credentials/{id}': getCredential,
  'GET /api/credentials/{id}/badge.jwt': getBadgeJwt,
  'GET /api/credentials/{id}/badge.svg': getBadgePicture,
  'DELETE /api/credentials/{id}': withdrawCredential,
});
