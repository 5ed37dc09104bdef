import { Link, useNavigate } from '@tanstack/react-router';
import Award from 'lucide-react/icons/award';
import Bell from 'lucide-react/icons/bell';
import Clock from 'lucide-react/icons/clock';
import Undo2 from 'lucide-react/icons/undo-2';
import { Points } from '#features/member/fitment/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatDateTime, formatList } from '#platform/language/format.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Ring } from '#platform/ui/ring.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useIssueBadge, useSetReminder, type Check } from './queries.ts';
import './checks.css';

type ResultProps = { skillId: string; check: Check };

/** A passed check: what it counts as, its badge, and the piece of work as the next step. */
export function CheckPassed({ skillId, check: { last, passed_at, gain, shown, work } }: ResultProps) {
  const badge = useIssueBadge();
  const toast = useToast();
  const navigate = useNavigate();
  const claim = () =>
    badge.mutate(
      { json: { skill_id: skillId } },
      {
        onSuccess: ({ data }) => void navigate({ to: '/credentials/$id', params: { id: data.id } }),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  const topics = last?.missed.map(({ topic }) => topic) ?? [];
  return (
    <section className="panel stack gap-4" aria-labelledby="check-result">
      <div className="check-result">
        {last && <ResultRing last={last} tone="good" size={84} />}
        <div className="stack gap-1">
          <h2 id="check-result" tabIndex={-1}>
            {m.checks_passed_title()}
          </h2>
          <p className="muted">{m.checks_passed_text({ date: formatDate(passed_at ?? '', 'full') })}</p>
        </div>
      </div>
      {gain && gain.checked > 0 && (
        <p>
          {m.checks_passed_gain({ plan: gain.title })} <Points value={gain.checked} />
        </p>
      )}
      {topics.length > 0 && (
        <p className="small muted">
          {m.checks_missed({ topics: formatList(topics) })} <ReadAgain skillId={skillId} />
        </p>
      )}
      <div className="row">
        <Button icon={Award} variant="quiet" loading={badge.isPending} onClick={claim}>
          {m.checks_badge()}
        </Button>
        {work && !shown?.complete && (
          <ButtonLink variant="bare" href="#work">
            {m.checks_work_next()}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** An attempt that did not pass: when the next one is possible, and what to read until then. */
export function CheckNotPassed({ skillId, check: { last, again_at, reminder, check } }: ResultProps) {
  const remind = useSetReminder(skillId);
  const toast = useToast();
  if (!last || !again_at) return null;
  const topics = last.missed.map(({ topic, count }) => m.checks_topic_missed({ topic, count }));
  return (
    <section className="panel stack gap-4" aria-labelledby="check-result">
      <div className="check-result">
        <ResultRing last={last} tone="moderate" size={84} />
        <div className="stack gap-1">
          <h2 id="check-result" tabIndex={-1}>
            {m.checks_not_yet_title()}
          </h2>
          <p className="muted">
            {m.checks_not_yet_text({ right: last.right, total: last.total, from: check?.pass_from ?? last.total })}
          </p>
        </div>
      </div>
      <ul className="fact-list">
        <li>
          <Icon of={Clock} small />
          <span className="strong">{m.checks_again_from({ time: formatDateTime(again_at) })}</span>
        </li>
        <li>
          <Icon of={Undo2} small />
          <span>
            {m.checks_until_then({ topics: formatList(topics) })} <ReadAgain skillId={skillId} />
          </span>
        </li>
      </ul>
      {reminder ? (
        <p className="small muted" role="status">
          {m.checks_reminded()}
        </p>
      ) : (
        <Button
          variant="quiet"
          icon={Bell}
          className="start"
          loading={remind.isPending}
          onClick={() =>
            remind.mutate(
              { params: { skill_id: skillId }, json: {} },
              { onError: (error) => toast.show(error.message, { kind: 'warn' }) },
            )
          }
        >
          {m.checks_remind()}
        </Button>
      )}
    </section>
  );
}

const ReadAgain = ({ skillId }: { skillId: string }) => (
  <TextLink render={<Link to="/skills/$id" params={{ id: skillId }} />}>{m.checks_read_again()}</TextLink>
);

type ResultRingProps = { last: NonNullable<Check['last']>; tone: 'good' | 'moderate'; size: number };

const ResultRing = ({ last: { right, total }, tone, size }: ResultRingProps) => (
  <Ring value={right} max={total} size={size} tone={tone} label={m.checks_result_ring({ right, total })}>
    {`${right}/${total}`}
  </Ring>
);
