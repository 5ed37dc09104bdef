/** What other features' pages may use from leads. */
export { AdvisorButton } from './advisor-button.tsx';
export { ConfirmPanel } from './confirm-panel.tsx';
export { LeadForm } from './lead-form.tsx';
