import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { Bar } from '#platform/ui/bar.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Chip } from '#platform/ui/chip.tsx';
import type { Report, Requirement } from './queries.ts';
import { RequirementRow } from './requirement-row.tsx';
import './report.css';

type Filter = 'all' | Requirement['status'];
type PartId = Report['parts'][number]['id'];

const PARTS: Record<PartId, () => string> = {
  skills: m.fitment_part_skills,
  experience: m.fitment_part_experience,
  education: m.fitment_part_education,
  goals: m.fitment_part_goals,
  similarity: m.fitment_part_similarity,
};

// Met requirements first.
const STATUS_ORDER: Requirement['status'][] = ['met', 'partly', 'missing'];

type RequirementListProps = {
  report: Report;
  onAttach: (requirement: Requirement) => void;
  onStrike: (requirement: Requirement) => void;
};

/** All requirements, grouped by part of the score and filtered by status. */
export function RequirementList({ report, onAttach, onStrike }: RequirementListProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const count = (status: Requirement['status']) =>
    report.requirements.filter((requirement) => requirement.status === status).length;
  const chips: [Filter, string, number][] = [
    ['all', m.fitment_all(), report.requirements.length],
    ['met', m.fitment_met(), count('met')],
    ['partly', m.fitment_partly(), count('partly')],
    ['missing', m.fitment_missing(), count('missing')],
  ];
  return (
    <div className="stack gap-10">
      <div className="stack gap-3">
        <h2 className="report-heading">{m.fitment_requirements()}</h2>
        <div className="chips" role="group" aria-label={m.fitment_show()}>
          {chips.map(([value, label, number]) => (
            <Chip key={value} pressed={filter === value} count={number} onClick={() => setFilter(value)}>
              {label}
            </Chip>
          ))}
        </div>
      </div>
      {report.parts.map((part) => {
        const rows = report.requirements
          .filter((requirement) => requirement.part === part.id && (filter === 'all' || requirement.status === filter))
          .toSorted((a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status));
        if (filter !== 'all' && rows.length === 0) return null;
        return (
          <section key={part.id} className="group">
            <header>
              <h3 className="part-title">{PARTS[part.id]()}</h3>
              <span className="num">
                {m.fitment_points_of({ points: formatNumber(part.points), total: formatNumber(part.out_of) })}
              </span>
              <Bar
                value={part.points}
                max={part.out_of}
                tone={toneOf(part.points / part.out_of)}
                label={m.fitment_part_points({ points: formatNumber(part.points), total: formatNumber(part.out_of) })}
              />
            </header>
            {part.note && <p className="small muted">{part.note}</p>}
            <ul>
              {rows.map((requirement) => (
                <RequirementRow key={requirement.id} requirement={requirement}>
                  <RowActions requirement={requirement} onAttach={onAttach} onStrike={onStrike} />
                </RequirementRow>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** The corrections of a skill: add evidence, or mark it as misread. */
function RowActions({
  requirement,
  onAttach,
  onStrike,
}: { requirement: Requirement } & Pick<RequirementListProps, 'onAttach' | 'onStrike'>) {
  if (requirement.part !== 'skills' || requirement.skill_ids.length === 0) return null;
  return (
    <div className="row no-print gap-y-1 gap-x-2">
      {requirement.status !== 'met' && (
        <Button variant="quiet" small icon={Plus} onClick={() => onAttach(requirement)}>
          {m.fitment_done_this()}
        </Button>
      )}
      {requirement.evidence.length > 0 && (
        <Button variant="bare" small onClick={() => onStrike(requirement)}>
          {m.fitment_not_mine()}
        </Button>
      )}
    </div>
  );
}

const toneOf = (share: number) => (share >= 0.75 ? 'good' : share >= 0.4 ? 'moderate' : 'low');
