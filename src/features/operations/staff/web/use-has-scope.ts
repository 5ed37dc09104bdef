import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import type { StaffScope } from '#features/base/accounts/contract.ts';

/**
 * Whether the viewer has a scope of staff, as administrators do; a link to a place of it is shown to nobody else. Asks no list of
 * places: with it came all their icons, and public pages share scripts with those that many panes load.
 */
export function useHasScope(scope: StaffScope): boolean {
  const scopes = useCurrentUser()?.attributes.staff_scopes ?? [];
  return scopes.includes(scope) || scopes.includes('administrator');
}
