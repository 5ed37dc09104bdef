/** The web interface of skills for other features. */
export { FIELD_IDS, fieldCover, fieldName } from './field-labels.ts';
export { levelName } from './resource-labels.ts';
export { MistakeDialog } from './mistake-dialog.tsx';
