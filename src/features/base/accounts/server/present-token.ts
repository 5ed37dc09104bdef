import type { TokenScope } from '#platform/contract/token-scope.ts';

/** A token as its member sees it, without its secret. */
export const presentToken = (row: {
  id: string;
  name: string;
  scopes: TokenScope[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  expired: boolean;
}) => ({
  id: row.id,
  type: 'api_token' as const,
  attributes: {
    name: row.name,
    scopes: row.scopes,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expired: row.expired,
  },
});
