/** The web interface of moderation for other features. */
export { ReportButton } from './report-button.tsx';
