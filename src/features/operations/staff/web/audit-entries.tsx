import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { AuditEntry } from './queries.ts';
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
  const who = actor ? (
    <TextLink render={<Link to="/staff/audit-log" search={{ person: actor.slug }} />}>{actor.name || actor.slug}</TextLink>
  ) : (
    <b>{m.staff_audit_nobody()}</b>
  );
  return (
    <li>
      <p className="work-log-line">
        {who}
        <Link className="work-code" to="/staff/audit-log" search={{ action }}>
          {action}
        </Link>
        <Link className="work-code" to="/staff/audit-log" search={{ object: object_id }}>
          {`${object_type} ${object_id.slice(0, 8)}`}
        </Link>
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
