import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AuditEntries } from './audit-entries.tsx';
import { ExportButton } from './export-button.tsx';
import { auditLogQuery, exportAuditLog, type AuditFilters } from './queries.ts';
import { StaffFrame } from './staff-frame.tsx';
import '#platform/ui/styles/workspace.css';

/** Who did what to which object, with before and after. */
export function AuditLog({ filters }: { filters: AuditFilters }) {
  const log = useSuspenseInfiniteQuery(auditLogQuery(filters));
  const entries = log.data.pages.flatMap(({ data }) => data);
  return (
    <StaffFrame
      title={m.staff_place_audit()}
      actions={<ExportButton load={() => exportAuditLog(filters)} name="audit-log.csv" />}
    >
      <div className="work-page">
        <AuditFilterForm filters={filters} />
        {entries.length === 0 && (
          <EmptyState cover="audit-log" title={m.staff_audit_none()}>
            {m.staff_audit_none_text()}
          </EmptyState>
        )}
        {entries.length > 0 && (
          <div className="work-box">
            <AuditEntries entries={entries} />
          </div>
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
