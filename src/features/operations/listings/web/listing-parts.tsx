import { AuditEntries, PaneSection } from '#features/operations/staff/web/index.ts';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import type { Company } from './queries.ts';

type Corrected = Company['attributes']['corrected'];

/** What staff corrected, with what an import states instead. */
export function Corrections({ corrected, labels }: { corrected: Corrected; labels: Readonly<Record<string, () => string>> }) {
  const shown = corrected.filter(({ field }) => labels[field]);
  if (shown.length === 0) return null;
  return (
    <PaneSection title={m.listings_corrected()}>
      <p className="small muted">{m.listings_corrected_text()}</p>
      <dl className="work-diff">
        {shown.map(({ field, stated }) => (
          <div key={field}>
            <dt>{labels[field]?.()}</dt>
            <dd className="work-minus">{stated || m.listings_nothing()}</dd>
          </div>
        ))}
      </dl>
    </PaneSection>
  );
}

/** What staff did to it. */
export function History({ id, entries }: { id: string; entries: Company['attributes']['history'] }) {
  if (entries.length === 0) return null;
  return (
    <PaneSection
      title={m.members_history()}
      aside={
        <Link className="link small" to="/staff/audit-log" search={{ object: id }}>
          {m.members_history_all()}
        </Link>
      }
    >
      <AuditEntries entries={entries} />
    </PaneSection>
  );
}
