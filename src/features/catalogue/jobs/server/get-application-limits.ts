import type { UseCase } from '#platform/http/http.ts';

/** The limits of an application, so that a form can show them before submission. */
export const getApplicationLimits: UseCase<'GET /api/job_applications/limits'> = async ({ config }) => ({
  cover_letter_words: config.COVER_LETTER_MAX_WORDS,
  file_bytes: config.UPLOAD_MAX_BYTES,
  file_types: ['.pdf', '.docx', '.txt'],
  withdrawn_days: config.WITHDRAWN_APPLICATION_DAYS,
});
