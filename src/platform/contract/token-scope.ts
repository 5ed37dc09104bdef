/** What a member can let an API token do. An endpoint that names none of these accepts no token. */
export const TOKEN_SCOPES = [
  'catalogue:read',
  'profile:read',
  'resumes:read',
  'reports:read',
  'plans:write',
  'ads:check',
  'tracker:read',
  'tracker:write',
  'hiring:read',
  'hiring:write',
  'applicants:read',
] as const;

export type TokenScope = (typeof TOKEN_SCOPES)[number];
