/** What other features' pages may use from skills. */
export { fieldCover, fieldName } from './field-labels.ts';
