import { staffOnly, type Context, type Viewer } from '#platform/http/context.ts';
import { forbidden } from '#platform/http/errors.ts';
import type { StaffScope } from '../contract.ts';

/** A member of staff with this scope, or an administrator. Other staff get 403, anyone else 404. */
export function requireScope(ctx: Context, scope: StaffScope): Viewer {
  const viewer = staffOnly(ctx);
  if (!viewer.scopes.includes(scope) && !viewer.scopes.includes('administrator')) throw forbidden();
  return viewer;
}
