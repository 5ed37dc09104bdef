/** The web interface of moderation for other features. */
export type { CaseStatus, ModerationCase } from './queries.ts';
export { reasonLabel, STATUS_LABELS } from './reason-labels.ts';
export { ReportButton } from './report-button.tsx';
