/** The web interface of the staff's console for its places. */
export { DataTable, type TableColumn } from './data-table.tsx';
export { Pane, PaneSection } from './pane.tsx';
export { consoleQuery } from './queries.ts';
export { StaffFrame } from './staff-frame.tsx';
export { StateLabel, type StateTone } from './state-label.tsx';
export { Facet, FindField, Toolbar } from './toolbar.tsx';
