/** Web exports of leads for pages of other features. */
export { AdvisorButton } from './advisor-button.tsx';
export { ConfirmPanel } from './confirm-panel.tsx';
export { LeadForm } from './lead-form.tsx';
export { topicName } from '../lead-labels.ts';
