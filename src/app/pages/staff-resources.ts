/** The places of the staff's console that are lists, by their name in the address: one line per resource. */
import { MEMBERS } from '#features/operations/members/web/index.ts';
import { PURCHASES } from '#features/operations/money/web/index.ts';
import { REPORTS } from '#features/operations/safety/web/index.ts';
import { resourcePages, type ResourcePages } from '#features/operations/staff/web/index.ts';

export const STAFF_RESOURCES: Readonly<Record<string, ResourcePages>> = {
  members: resourcePages(MEMBERS),
  reports: resourcePages(REPORTS),
  purchases: resourcePages(PURCHASES),
};
