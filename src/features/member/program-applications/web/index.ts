/** The web interface of program applications for other features. */
export { AnswersView } from './answers-view.tsx';
export { formStatusLabel } from './form-labels.ts';
