import { Link } from '@tanstack/react-router';
import { BandLabel, bandName } from '#features/member/fitment/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Ring } from '#platform/ui/ring.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { Overview } from './queries.ts';

const MAX_SCORE = 100;

/** The latest scores with their bands; the number once the report is open. */
export function LatestScores({ overview: { scores } }: { overview: Overview }) {
  if (scores.length === 0) return null;
  return (
    <section className="panel stack gap-4 [--pad:20px]" aria-labelledby="scores">
      <h2 id="scores" className="title-s">
        {m.overview_scores()}
      </h2>
      <ul className="stack gap-4">
        {scores.map(({ application_id, title, organisation, band, score }) => (
          <li key={application_id} className="row flex-nowrap gap-3.5">
            {score !== null && (
              <Ring
                value={score}
                size={52}
                tone={band}
                label={m.kit_score_band({ score, total: MAX_SCORE, band: bandName(band) })}
              >
                {score}
              </Ring>
            )}
            <div className="stack min-w-0 gap-1">
              <TextLink
                className="strong"
                render={<Link to="/fitment-score/$jobApplicationId" params={{ jobApplicationId: application_id }} />}
              >
                {title}
              </TextLink>
              {organisation && <p className="small muted clip">{organisation}</p>}
              <p>
                <BandLabel band={band} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
