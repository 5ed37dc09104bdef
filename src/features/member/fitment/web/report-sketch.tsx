import { m } from '#platform/messages/messages.js';
import './free-look.css';

/** The rows of the drawing: the width of the name, the share of the bar and its colour. */
const ROWS = [
  { name: 56, share: 40, tone: 'good' },
  { name: 44, share: 20, tone: 'moderate' },
  { name: 62, share: 44, tone: 'good' },
  { name: 38, share: 8, tone: 'moderate' },
] as const;

/** A drawing of the report: rows with points that add up, a pair of sentences, and a change over time. */
export function ReportSketch() {
  return (
    <svg className="sketch" viewBox="0 0 320 108" role="img" aria-label={m.fitment_sketch()}>
      {ROWS.map(({ name, share, tone }, index) => (
        <g key={name} transform={`translate(0 ${13 + 20 * index})`}>
          <rect x="12" y="1" width={name} height="6" rx="3" className="sketch-text" />
          <rect x="84" width="44" height="8" rx="4" className="sketch-well" />
          <rect x="84" width={share} height="8" rx="4" className={`sketch-${tone}`} />
          <rect x="136" y="1" width="16" height="6" rx="3" className="sketch-number" />
        </g>
      ))}
      <path d="M12 90H152" className="sketch-rule" />
      <rect x="12" y="96" width="40" height="7" rx="3.5" className="sketch-text" />
      <rect x="128" y="96" width="24" height="7" rx="3.5" className="sketch-number" />
      <rect x="176" y="10" width="62" height="42" rx="7" className="sketch-well" />
      <rect x="244" y="10" width="64" height="42" rx="7" className="sketch-tint" />
      <rect x="184" y="20" width="44" height="5" rx="2.5" className="sketch-text" />
      <rect x="184" y="31" width="30" height="5" rx="2.5" className="sketch-text" />
      <rect x="252" y="20" width="46" height="5" rx="2.5" className="sketch-good" />
      <rect x="252" y="31" width="34" height="5" rx="2.5" className="sketch-good" />
      <path d="M180 98L216 90 252 80 304 66" className="sketch-way" />
      <circle cx="180" cy="98" r="4" className="sketch-point" />
      <circle cx="216" cy="90" r="4" className="sketch-point" />
      <circle cx="252" cy="80" r="4" className="sketch-point" />
      <circle cx="304" cy="66" r="5.5" className="sketch-end" />
    </svg>
  );
}
