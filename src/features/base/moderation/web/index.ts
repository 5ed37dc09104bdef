/** What other features' pages may use from moderation. */
export { ReportButton } from './report-button.tsx';
