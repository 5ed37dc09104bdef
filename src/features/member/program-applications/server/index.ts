/** The server interface of program applications for other features and the wiring. */
export { changeFormStatus, listUndecided } from './change-status.ts';
export { countSentForms, findSentForm, listSentForms, type SentForm, type SentFormFilter } from './sent-forms.ts';
export { countForms, moveForms } from './move-forms.ts';
export { openedForm } from './load-form.ts';
export { nextStatuses } from './policy.ts';
export { presentForm } from './present-forms.ts';
export { applicationFeeProduct } from './get-form-for-sale.ts';
export { removeUnpaidForms } from './remove-unpaid-forms.ts';
export { findFormSteps } from './find-form-steps.ts';
export { programApplicationsRoutes } from './routes.ts';
export { recordFormRefund, submitPaidForm } from './submit-form.ts';
export { applicationFormRows, applicationFormEventRows } from './relations.ts';
