export { matchForms as matchSkills } from './match-forms.ts';
