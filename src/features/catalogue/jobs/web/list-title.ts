import { fieldName } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { roleTypeLabel } from './job-labels.ts';
import type { JobsSearch } from './jobs-search.ts';

/** "Data analyst jobs in Bengaluru", as far as the filters say. */
export function listTitle({ query, location, role_type, family, company }: JobsSearch): string {
  const [only, ...more] = role_type ?? [];
  const what = query ?? (family && fieldName(family)) ?? (only && more.length === 0 ? roleTypeLabel(only) : company);
  if (what && location) return m.jobs_list_title_what_where({ what, where: location });
  if (what) return m.jobs_list_title_what({ what });
  return location ? m.jobs_list_title_where({ where: location }) : m.jobs_list_title();
}
