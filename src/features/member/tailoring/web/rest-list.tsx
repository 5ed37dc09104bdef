import { Link } from '@tanstack/react-router';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleMinus from 'lucide-react/icons/circle-minus';
import { Points } from '#features/member/fitment/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Icon } from '#platform/ui/icon.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { Tailoring } from './queries.ts';
import './tailor.css';

const WHY = { nothing: m.tailoring_why_nothing, listed: m.tailoring_why_listed, time: m.tailoring_why_time };
const DO = { nothing: m.tailoring_why_learn, listed: m.tailoring_why_sentence, time: null };

/** What no wording can change, with what it would bring according to the report. */
export function RestList({ rest, applicationId }: { rest: Tailoring['rest']; applicationId: string }) {
  if (rest.length === 0) return null;
  const isLearnable = rest.some(({ why }) => why !== 'time');
  return (
    <section className="stack gap-2" aria-labelledby="nothing-to-word">
      <div>
        <h2 id="nothing-to-word">{m.tailoring_missing()}</h2>
        <p className="small muted">{m.tailoring_missing_text()}</p>
      </div>
      <ul className="rest-list">
        {rest.map(({ label, why, points }) => (
          <li key={label} className={`band-${why === 'nothing' ? 'low' : 'moderate'}`}>
            <Icon of={why === 'nothing' ? CircleMinus : CircleDashed} small />
            <span className="min-w-0">
              <strong>{label}</strong>
              <span className="block small muted">{[WHY[why](), DO[why]?.()].filter(Boolean).join(' · ')}</span>
            </span>
            {points !== null && <Points exact value={points} className="muted" />}
          </li>
        ))}
      </ul>
      {isLearnable && (
        <p>
          <TextLink
            className="small"
            render={<Link to="/plan-offers/$jobApplicationId" params={{ jobApplicationId: applicationId }} />}
          >
            {m.tailoring_see_plan()}
          </TextLink>
        </p>
      )}
    </section>
  );
}
