import { expect } from 'vitest';

/** The headers of every response but built files. */
export const SECURITY_HEADERS: readonly [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
];

export function expectSecurityHeaders({ headers, status }: Response): void {
  for (const [name, value] of SECURITY_HEADERS) expect([status, name, headers.get(name)]).toEqual([status, name, value]);
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'; form-action 'self'/);
  expect(headers.get('permissions-policy')).toContain('camera=()');
}
