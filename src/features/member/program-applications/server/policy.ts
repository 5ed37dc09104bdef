import type { AdditionalDetails, FormStatus, FormStep } from '../contract.ts';

type Viewer = { id: string; staff: boolean } | null;
type Form = { userId: string; status: FormStatus };

export const formPolicy = {
  change: (viewer: Viewer, form: Form): boolean => viewer?.id === form.userId && form.status === 'draft',
  withdraw: (viewer: Viewer, form: Form): boolean =>
    viewer?.id === form.userId && ['submitted', 'under_review', 'offered'].includes(form.status),
};

/** The transitions that staff may make. */
const TRANSITIONS: Record<FormStatus, readonly FormStatus[]> = {
  draft: [],
  submitted: ['under_review', 'offered', 'rejected'],
  under_review: ['offered', 'rejected'],
  offered: ['enrolled', 'rejected'],
  enrolled: [],
  rejected: [],
  withdrawn: [],
};
/** What staff may make of an application. */
export const nextStatuses = (from: FormStatus): readonly FormStatus[] => TRANSITIONS[from];
export const canBecome = (from: FormStatus, to: FormStatus): boolean => TRANSITIONS[from].includes(to);

type Answers = {
  status: FormStatus;
  basic: unknown;
  additional: AdditionalDetails | null;
  /** Names of the uploaded documents. */
  documents: readonly string[];
};
type Terms = { documents: readonly string[]; questions: readonly string[]; intakes: readonly string[] };

/** The first incomplete step. */
export function firstIncompleteStep(form: Answers, terms: Terms): FormStep {
  if (form.status !== 'draft') return 'status';
  if (form.basic === null) return 'basic-details';
  return isAnswered(form, terms) ? 'payment' : 'additional-details';
}

function isAnswered({ additional, documents }: Answers, terms: Terms): boolean {
  if (additional === null) return false;
  const answered = new Set(additional.answers.map(({ question }) => question));
  return (
    terms.questions.every((question) => answered.has(question)) &&
    terms.documents.every((name) => documents.includes(name)) &&
    (terms.intakes.length === 0 || terms.intakes.includes(additional.intake))
  );
}
