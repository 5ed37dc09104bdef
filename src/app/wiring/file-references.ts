import type { FileReference } from '#platform/files/sweep-files.ts';

/** Every column that refers to stored files. A file that none of them refers to is removed. */
export const fileReferences: readonly FileReference[] = [
  { table: 'application_documents', column: 'file_key' },
  { table: 'job_applications', column: 'file_key' },
  { table: 'job_sources', column: 'file_key' },
  { table: 'outbox_mails', column: 'attachments', isList: true },
  { table: 'purchases', column: 'receipt_file' },
  { table: 'refunds', column: 'document_file' },
  { table: 'resumes', column: 'file_key' },
  { table: 'shown_works', column: 'file_key' },
  { table: 'visitors', column: 'file_key' },
];
