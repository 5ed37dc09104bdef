/**
 * The places of the staff's console, in the order of the rail. A new place is a line here, and one in
 * `src/app/wiring/staff-places.ts` where something may wait in it.
 */
import AtSign from 'lucide-react/icons/at-sign';
import Building2 from 'lucide-react/icons/building-2';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Flag from 'lucide-react/icons/flag';
import Hand from 'lucide-react/icons/hand';
import History from 'lucide-react/icons/history';
import Rss from 'lucide-react/icons/rss';
import Tags from 'lucide-react/icons/tags';
import { m } from '#platform/messages/messages.js';
import type { IconShape } from '#platform/ui/icon.tsx';

export type PlaceGroup = 'safety' | 'content' | 'catalogue' | 'system';
export type Place = {
  id: string;
  to:
    | '/moderation'
    | '/communities/suggestions'
    | '/staff/companies'
    | '/staff/held-jobs'
    | '/staff/apply-addresses'
    | '/staff/sources'
    | '/reports/journeys'
    | '/staff/audit-log';
  scope: 'support' | 'editor' | 'moderator' | 'finance' | 'administrator';
  group: PlaceGroup;
  label: () => string;
  /** What waits in it, or what it is for. */
  lead: () => string;
  icon: IconShape;
};

export const PLACES: readonly Place[] = [
  {
    id: 'reports',
    to: '/moderation',
    scope: 'moderator',
    group: 'safety',
    label: m.staff_place_reports,
    lead: m.staff_lead_reports,
    icon: Flag,
  },
  {
    id: 'held-jobs',
    to: '/staff/held-jobs',
    scope: 'moderator',
    group: 'safety',
    label: m.hiring_staff_held,
    lead: m.staff_lead_held_jobs,
    icon: Hand,
  },
  {
    id: 'companies',
    to: '/staff/companies',
    scope: 'moderator',
    group: 'safety',
    label: m.staff_place_companies,
    lead: m.staff_lead_companies,
    icon: Building2,
  },
  {
    id: 'apply-addresses',
    to: '/staff/apply-addresses',
    scope: 'moderator',
    group: 'safety',
    label: m.apply_addresses_title,
    lead: m.apply_addresses_place_lead,
    icon: AtSign,
  },
  {
    id: 'suggestions',
    to: '/communities/suggestions',
    scope: 'editor',
    group: 'content',
    label: m.staff_place_suggestions,
    lead: m.staff_lead_suggestions,
    icon: Tags,
  },
  {
    id: 'sources',
    to: '/staff/sources',
    scope: 'editor',
    group: 'catalogue',
    label: m.staff_place_sources,
    lead: m.staff_lead_sources,
    icon: Rss,
  },
  {
    id: 'journeys',
    to: '/reports/journeys',
    scope: 'administrator',
    group: 'system',
    label: m.staff_place_journeys,
    lead: m.staff_lead_journeys,
    icon: ChartNoAxesColumn,
  },
  {
    id: 'audit-log',
    to: '/staff/audit-log',
    scope: 'administrator',
    group: 'system',
    label: m.staff_place_audit,
    lead: m.staff_lead_audit_log,
    icon: History,
  },
];

export const GROUP_LABELS: Record<PlaceGroup, () => string> = {
  safety: m.staff_group_safety,
  content: m.staff_group_content,
  catalogue: m.staff_group_catalogue,
  system: m.staff_group_system,
};

/** The places that these scopes open. */
export const placesFor = (scopes: readonly string[]): readonly Place[] =>
  PLACES.filter(({ scope }) => scopes.includes(scope) || scopes.includes('administrator'));
