import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Hourglass from 'lucide-react/icons/hourglass';
import type { StateTone } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, noonOfDay } from '#platform/language/format.ts';
import type { IconShape } from '#platform/ui/icon.tsx';
import type { OfferItem } from './queries.ts';

type Attributes = OfferItem['attributes'];

export const PRODUCTS: Record<Attributes['product'], () => string> = {
  report: m.money_offer_report,
  plan: m.money_offer_plan,
};
export const OFFER_STATES: Record<Attributes['state'], { label: () => string; tone: StateTone; icon: IconShape }> = {
  scheduled: { label: m.money_offer_scheduled, tone: 'busy', icon: Hourglass },
  running: { label: m.money_offer_running, tone: 'good', icon: CircleCheck },
  ended: { label: m.money_offer_ended, tone: 'soft', icon: CircleDashed },
};

/** The first and the last day. */
export const daysLabel = ({ starts_on, ends_on }: Pick<Attributes, 'starts_on' | 'ends_on'>): string =>
  m.money_offer_from_until({
    from: formatDate(noonOfDay(starts_on), 'full'),
    until: formatDate(noonOfDay(ends_on), 'full'),
  });
