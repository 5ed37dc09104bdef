import { m } from '#platform/messages/messages.js';
import type { Form } from './queries.ts';

type Attributes = Form['attributes'];

const STATUS_LABELS: Record<Attributes['status'], () => string> = {
  draft: m.program_applications_status_draft,
  submitted: m.program_applications_status_submitted,
  under_review: m.program_applications_status_under_review,
  offered: m.program_applications_status_offered,
  rejected: m.program_applications_status_rejected,
  enrolled: m.program_applications_status_enrolled,
  withdrawn: m.program_applications_status_withdrawn,
};
export const formStatusLabel = (status: Attributes['status']): string => STATUS_LABELS[status]();

export const STATUS_TONES: Record<Attributes['status'], 'neutral' | 'primary' | 'good' | 'warn'> = {
  draft: 'warn',
  submitted: 'primary',
  under_review: 'primary',
  offered: 'good',
  rejected: 'neutral',
  enrolled: 'good',
  withdrawn: 'neutral',
};

/** The path of a step, or of the first page of the application. */
export const applyPath = (code: string, step: Attributes['step'] | '' = ''): string =>
  `/${encodeURIComponent(code)}/apply${step === '' || step === 'status' ? '' : `/${step}`}`;
