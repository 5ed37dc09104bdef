import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { auditLogQuery, type AuditEntry, type AuditFilters } from './queries.ts';
import { StaffFrame } from './staff-frame.tsx';
import '#platform/ui/styles/workspace.css';

/** Who did what to which object, with before and after. */
export function AuditLog({ filters }: { filters: AuditFilters }) {
  const log = useSuspenseInfiniteQuery(auditLogQuery(filters));
  const entries = log.data.pages.flatMap(({ data }) => data);
  return (
    <StaffFrame title={m.staff_place_audit()}>
      <div className="work-page">
        <AuditFilterForm filters={filters} />
        {entries.length === 0 && (
          <EmptyState cover="audit-log" title={m.staff_audit_none()}>
            {m.staff_audit_none_text()}
          </EmptyState>
        )}
        {entries.length > 0 && (
          <ol className="work-box work-log">
            {entries.map((entry) => (
              <AuditItem key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
        {log.hasNextPage && (
          <div className="row feed-more">
            <Button variant="quiet" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              {m.staff_more()}
            </Button>
          </div>
        )}
      </div>
    </StaffFrame>
  );
}

function AuditFilterForm({ filters }: { filters: AuditFilters }) {
  const navigate = useNavigate();
  const [values, setValues] = useState(filters);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
    void navigate({ to: '/staff/audit-log', search });
  };
  const fields = [
    ['person', m.staff_audit_person()],
    ['action', m.staff_audit_action()],
    ['object', m.staff_audit_object()],
  ] as const;
  return (
    <form className="work-toolbar" onSubmit={submit}>
      {fields.map(([name, label]) => (
        <label key={name} className="work-filter">
          <span className="visually-hidden">{label}</span>
          <input
            className="input"
            name={name}
            placeholder={label}
            value={values[name]}
            maxLength={120}
            onChange={({ currentTarget: { value } }) => setValues((before) => ({ ...before, [name]: value }))}
          />
        </label>
      ))}
      <Button type="submit" variant="quiet" small>
        {m.staff_audit_filter()}
      </Button>
    </form>
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
