import type { FileOwner, FileReference } from '#platform/files/sweep-files.ts';

const member: FileOwner = { member: 'user_id', bytes: 'file_bytes' };

/** Every column that refers to stored files. A file that none of them refers to is removed. */
export const fileReferences: readonly FileReference[] = [
  {
    table: 'application_documents',
    column: 'file_key',
    owner: { ...member, through: { table: 'application_forms', by: 'application_form_id' } },
  },
  { table: 'job_applications', column: 'file_key', owner: member },
  { table: 'job_sources', column: 'file_key' },
  { table: 'outbox_mails', column: 'attachments', isList: true },
  { table: 'purchases', column: 'receipt_file' },
  { table: 'refunds', column: 'document_file' },
  { table: 'resumes', column: 'file_key', owner: { ...member, removed: 'removed_at' } },
  { table: 'shown_works', column: 'file_key', owner: member },
  { table: 'visitors', column: 'file_key' },
];
