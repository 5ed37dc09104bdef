import type { StaffScope } from '#features/base/accounts/contract.ts';
import type { IconShape } from '#platform/ui/icon.tsx';
import type { PlaceGroup } from './place-groups.ts';

/** A place of the staff's console. */
export type PlaceFacts = {
  id: string;
  /** Its address. */
  to: string;
  scopes: readonly StaffScope[];
  group: PlaceGroup;
  label: () => string;
  icon: IconShape;
};
