import Check from 'lucide-react/icons/check';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatDateTime, formatTime } from '#platform/language/format.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { Purchase } from './queries.ts';

type Step = { state: 'done' | 'now' | 'ahead'; title: string; text?: string };

/** The progress of a payment, and when it is checked next. */
export function WaitingSteps({ attributes }: { attributes: Purchase['attributes'] }) {
  const { created_at, checked_at, next_check_at, status } = attributes;
  const asked = checked_at ? m.payments_steps_asked({ time: timeBeside(checked_at, created_at) }) : '';
  const again = next_check_at ? m.payments_steps_again({ time: timeBeside(next_check_at, created_at) }) : '';
  const steps: Step[] = [
    { state: 'done', title: m.payments_steps_sent(), text: formatTime(created_at) },
    {
      state: 'now',
      title: status === 'pending' ? m.payments_steps_bank() : m.payments_steps_payment(),
      text: [asked, again].filter(Boolean).join(' '),
    },
    { state: 'ahead', title: m.payments_steps_open({ item: attributes.title }) },
  ];
  return (
    <ol className="payment-steps">
      {steps.map(({ state, title, text }) => (
        <li key={title} className={`step-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="step-sign">{state === 'done' && <Icon of={Check} small />}</span>
          <span>
            <b>{title}</b>
            {text && <span className="small soft">{text}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A time, with the date when it differs from that of `beside`. */
const timeBeside = (moment: string, beside: string) =>
  formatDate(moment, 'full') === formatDate(beside, 'full') ? formatTime(moment) : formatDateTime(moment);
