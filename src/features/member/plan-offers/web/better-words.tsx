import { Link } from '@tanstack/react-router';
import PencilLine from 'lucide-react/icons/pencil-line';
import { formatHours } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { classNames } from '#platform/ui/class-names.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { Offer } from './queries.ts';
import './offer.css';

/** What better words for things already done would earn, the first such sentence, and how short the way is then. */
export function BetterWords({ offer, className }: { offer: Offer; className?: string }) {
  const { words, path, job_application_id: jobApplicationId } = offer;
  if (words === null) return null;
  const { left, first } = words;
  return (
    <section className={classNames('better-words', className)}>
      <Icon of={PencilLine} />
      <div className="stack gap-1">
        <p>
          <strong>{m.plan_offers_words({ points: words.points.toFixed(1) })}</strong>{' '}
          {path && left && left.stops > 0 && m.plan_offers_words_left({ count: left.stops, hours: formatHours(left.hours) })}
          {left?.stops === 0 && m.plan_offers_words_enough()}
        </p>
        <p className="small muted">{m.plan_offers_words_first(first)}</p>
        <p className="small">
          <TextLink render={<Link to="/tailor/$jobApplicationId" params={{ jobApplicationId }} />}>{m.fitment_tailor()}</TextLink>
        </p>
      </div>
    </section>
  );
}
