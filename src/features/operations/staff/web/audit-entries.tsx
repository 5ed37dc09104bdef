import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import type { AuditEntry, AuditFilters } from './queries.ts';
import { useHasScope } from './use-has-scope.ts';
import '#platform/ui/styles/workspace.css';

/** Entries of the audit log: who did what, why, and what was before. */
export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol className="work-log">
      {entries.map((entry) => (
        <AuditItem key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function AuditItem({ entry: { attributes } }: { entry: AuditEntry }) {
  const { actor, action, object_type, object_id, at, changes, reason, by_command } = attributes;
  return (
    <li>
      <p className="work-log-line">
        {actor ? (
          <LogLink search={{ person: actor.slug }} className="link">
            {actor.name || actor.slug}
          </LogLink>
        ) : (
          <b>{m.staff_audit_nobody()}</b>
        )}
        <LogLink search={{ action }} className="work-code">
          {action}
        </LogLink>
        <LogLink search={{ object: object_id }} className="work-code">
          {`${object_type} ${object_id.slice(0, 8)}`}
        </LogLink>
        <time className="muted small" dateTime={at}>
          {formatDateTime(at)}
        </time>
        {by_command && <span className="muted small">{m.staff_audit_command()}</span>}
      </p>
      {reason !== '' && <p className="small">{m.staff_audit_reason({ reason })}</p>}
      {changes.length > 0 && (
        <dl className="work-diff">
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{field}</dt>
              {before !== null && <dd className="work-minus">{before}</dd>}
              {after !== null && <dd className="work-plus">{after}</dd>}
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

type LogLinkProps = { search: Partial<AuditFilters>; className: string; children: ReactNode };

/** Leads to the entries of the audit log that share this, for those who may read it. */
function LogLink({ search, className, children }: LogLinkProps) {
  if (!useHasScope('administrator')) return <span className={className === 'link' ? 'strong' : className}>{children}</span>;
  return (
    <Link className={className} to="/staff/audit-log" search={search}>
      {children}
    </Link>
  );
}
