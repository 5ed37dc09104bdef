/** The web interface of the staff's console for its places. */
export { AuditEntries } from './audit-entries.tsx';
export { DataTable, type TableColumn } from './data-table.tsx';
export { ExportButton } from './export-button.tsx';
export { FactList, type Fact } from './fact-list.tsx';
export { Pane, PaneSection } from './pane.tsx';
export { listQuery } from './list-query.ts';
export { OpenForm } from './open-form.tsx';
export { placeIn } from './place-in.ts';
export { ReasonAct } from './reason-act.tsx';
export { ReasonForm } from './reason-form.tsx';
export type { Resource, ResourcePaneProps, ResourceQuery, ResourceSearch } from './resource.ts';
export { resourcePages, type ResourcePages } from './resource-page.tsx';
export { useDownload } from './use-download.ts';
export { useFreshSignIn } from './use-fresh-sign-in.ts';
export { consoleQuery } from './queries.ts';
export { StaffFrame } from './staff-frame.tsx';
export { StateLabel, type StateTone } from './state-label.tsx';
export { Facet, FindField, Toolbar } from './toolbar.tsx';
