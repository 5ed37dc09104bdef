import { fieldName } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { roleTypeLabel } from './job-labels.ts';
import type { JobsSearch } from './jobs-search.ts';

/** The title of the list for the active filters: "Data analyst jobs in Bengaluru". */
export function listTitle({ query, location, role_type, family, company }: JobsSearch): string {
  const [onlyType, ...otherTypes] = role_type ?? [];
  const subject =
    query ?? (family && fieldName(family)) ?? (onlyType && otherTypes.length === 0 ? roleTypeLabel(onlyType) : company);
  if (subject && location) return m.jobs_list_title_what_where({ what: subject, where: location });
  if (subject) return m.jobs_list_title_what({ what: subject });
  return location ? m.jobs_list_title_where({ where: location }) : m.jobs_list_title();
}
