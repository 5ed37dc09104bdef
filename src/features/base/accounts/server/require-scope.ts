import { staffOnly, type Context, type Viewer } from '#platform/http/context.ts';
import { forbidden } from '#platform/http/errors.ts';
import type { StaffScope } from '../contract.ts';

/** A member of staff with one of these scopes, or an administrator. Other staff get 403, anyone else 404. */
export function requireScope(ctx: Context, ...scopes: readonly StaffScope[]): Viewer {
  const viewer = staffOnly(ctx);
  if (!hasScope(viewer.scopes, scopes)) throw forbidden();
  return viewer;
}

/** Whether somebody with the scopes `held` may do what one of `scopes` allows. */
export const hasScope = (held: readonly string[], scopes: readonly StaffScope[]): boolean =>
  held.includes('administrator') || scopes.some((scope) => held.includes(scope));
