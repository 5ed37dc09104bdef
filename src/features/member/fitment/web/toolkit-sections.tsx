import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import type { Band } from './band.ts';
import { BandLabel } from './band-label.tsx';
import { Stories } from './stories.tsx';
import './fitment.css';

const PITCHES: Record<Band, { points: (() => string)[]; close: () => string }> = {
  good: { points: [m.fitment_pitch_good_1, m.fitment_pitch_good_2, m.fitment_pitch_good_3], close: m.fitment_pitch_good_close },
  moderate: {
    points: [m.fitment_pitch_moderate_1, m.fitment_pitch_moderate_2, m.fitment_pitch_moderate_3],
    close: m.fitment_pitch_moderate_close,
  },
  low: { points: [m.fitment_pitch_low_1, m.fitment_pitch_low_2, m.fitment_pitch_low_3], close: m.fitment_pitch_low_close },
};

const WHY = [
  ['role-compatibility', m.fitment_why_1, m.fitment_why_1_text],
  ['custom-roadmap', m.fitment_why_2, m.fitment_why_2_text],
  ['competitive-edge', m.fitment_why_3, m.fitment_why_3_text],
] as const;

/** What a band means, in three points and a closing line. */
export function BandPitch({ band }: { band: Band }) {
  const { points, close } = PITCHES[band];
  return (
    <section className={`panel stack band-meaning band-${band}`} aria-label={close()}>
      <BandLabel band={band} />
      <ul className="prose-list">
        {points.map((point) => (
          <li key={point()}>{point()}</li>
        ))}
      </ul>
      <p className="closing-line">{close()}</p>
    </section>
  );
}

/** What the toolkit offers, how it works, and stories of people who used it. */
export function ToolkitSections() {
  return (
    <div id="toolkit" className="stack toolkit no-print gap-16">
      <section aria-labelledby="why">
        <h2 id="why" className="report-heading">
          {m.fitment_why()}
        </h2>
        <ul className="grid why-grid">
          {WHY.map(([slug, title, text]) => (
            <li key={slug} className="card">
              <Cover slug={slug} />
              <div className="card-body">
                <h3 className="card-title">{title()}</h3>
                <p className="small muted">{text()}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how">
        <h2 id="how" className="report-heading">
          {m.fitment_how()}
        </h2>
        <div className="grid how-grid">
          <div className="panel">
            <h3>{m.fitment_how_score()}</h3>
            <p className="muted">{m.fitment_how_score_text()}</p>
          </div>
          <div className="panel">
            <h3>{m.fitment_how_plan()}</h3>
            <p className="muted">{m.fitment_how_plan_text()}</p>
          </div>
        </div>
      </section>
      <Stories />
    </div>
  );
}
