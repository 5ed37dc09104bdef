import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { formatDate, formatHours } from '#platform/language/format.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { Check } from './queries.ts';
import { ReportWork } from './report-button.tsx';
import { WorkFields } from './work-fields.tsx';

/** The piece of work of a skill: its task, what counts as good, and handing it in. */
export function WorkPanel({ skillId, check }: { skillId: string; check: Check }) {
  const { work, shown } = check;
  if (!work) return null;
  const gain = check.grade === 'shown' ? 0 : (check.gain?.shown ?? 0);
  return (
    <section id="work" aria-labelledby="work-title">
      <WorkFields skillId={skillId} work={work} shown={shown} gain={gain}>
        <div className="stack gap-1">
          <p className="small muted">{m.checks_work_eyebrow({ hours: formatHours(work.hours) })}</p>
          <h2 id="work-title" lang={foreignLanguageTag(work.title)}>
            {work.title}
          </h2>
        </div>
        <p lang={foreignLanguageTag(work.task)}>{work.task}</p>
        <ReportWork skillId={skillId} title={work.title} />
        {shown && <ShownWork shown={shown} total={work.criteria.length} />}
      </WorkFields>
    </section>
  );
}

function ShownWork({ shown, total }: { shown: NonNullable<Check['shown']>; total: number }) {
  const date = formatDate(shown.shown_at, 'full');
  const file = urlOf('GET /api/checks/work/{id}/file', { params: { id: shown.id } });
  return (
    <Banner kind={shown.complete ? 'good' : 'info'}>
      {shown.complete ? m.checks_work_shown({ date }) : m.checks_work_kept({ date, done: shown.criteria.length, total })}{' '}
      {shown.link === null ? (
        <TextLink href={file} download>
          {m.checks_work_open()}
        </TextLink>
      ) : (
        <TextLink href={shown.link} target="_blank" rel="nofollow noopener noreferrer">
          {m.checks_work_open()}
        </TextLink>
      )}
    </Banner>
  );
}
