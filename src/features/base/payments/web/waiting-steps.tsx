import Check from 'lucide-react/icons/check';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatDateTime, formatTime } from '#platform/language/format.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { Purchase } from './queries.ts';
import './payment.css';

type Step = { state: 'done' | 'current' | 'upcoming'; title: string; text?: string };

/** The progress of a payment, and when it is checked next. */
export function WaitingSteps({ attributes }: { attributes: Purchase['attributes'] }) {
  const { created_at, checked_at, next_check_at, status } = attributes;
  const lastCheck = checked_at ? m.payments_steps_last_check({ time: formatTimeNear(checked_at, created_at) }) : '';
  const nextCheck = next_check_at ? m.payments_steps_next_check({ time: formatTimeNear(next_check_at, created_at) }) : '';
  const steps: Step[] = [
    { state: 'done', title: m.payments_steps_sent(), text: formatTime(created_at) },
    {
      state: 'current',
      title: status === 'pending' ? m.payments_steps_bank() : m.payments_steps_payment(),
      text: [lastCheck, nextCheck].filter(Boolean).join(' '),
    },
    { state: 'upcoming', title: m.payments_steps_open({ item: attributes.title }) },
  ];
  return (
    <ol className="payment-steps">
      {steps.map(({ state, title, text }) => (
        <li key={title} className={`step-${state}`} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="step-icon">{state === 'done' && <Icon of={Check} small />}</span>
          <span>
            <b>{title}</b>
            {text && <span className="small muted">{text}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A time, with the date when it differs from that of `reference`. */
const formatTimeNear = (moment: string, reference: string) =>
  formatDate(moment, 'full') === formatDate(reference, 'full') ? formatTime(moment) : formatDateTime(moment);
