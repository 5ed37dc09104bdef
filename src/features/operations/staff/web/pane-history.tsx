import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { m } from '#platform/messages/messages.js';
import { AuditEntries } from './audit-entries.tsx';
import { PaneSection } from './pane.tsx';
import { useHasScope } from './use-has-scope.ts';

type PaneHistoryProps = Pick<ComponentProps<typeof AuditEntries>, 'entries'> & {
  title?: string;
  /** The id of the object, for a link to everything that the audit log has of it, for those who may read it. */
  all?: string;
};

/** What staff did to the thing of a pane; nothing where they did nothing yet. */
export function PaneHistory({ entries, title = m.members_history(), all }: PaneHistoryProps) {
  const readsLog = useHasScope('administrator');
  if (entries.length === 0) return null;
  const link = readsLog && all !== undefined && (
    <Link className="link small" to="/staff/audit-log" search={{ object: all }}>
      {m.members_history_all()}
    </Link>
  );
  return (
    <PaneSection title={title} aside={link}>
      <AuditEntries entries={entries} />
    </PaneSection>
  );
}
