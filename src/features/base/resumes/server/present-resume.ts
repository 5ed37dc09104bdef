import type { z } from 'zod';
import { ReadingFailure, type Resume } from '../contract.ts';
import type { StoredResume } from './load-resume.ts';

/** Presents a version to its owner. */
export const presentResume = (resume: StoredResume): z.input<typeof Resume> => ({
  id: resume.id,
  type: 'resume',
  attributes: {
    name: resume.name,
    file_name: resume.file_name,
    file_kind: resume.file_kind,
    file_bytes: resume.file_bytes,
    created_at: resume.created_at.toISOString(),
    status: resume.status,
    failure: findFailure(resume),
    words: resume.words,
    pages: resume.pages,
    is_default: resume.is_default && resume.removed_at === null,
    removed: resume.removed_at !== null,
  },
});

/** Why a version has no text. */
export const findFailure = ({ status, failure }: Pick<StoredResume, 'status' | 'failure'>): ReadingFailure | null =>
  status === 'failed' ? (ReadingFailure.options.find((reason) => reason === failure) ?? 'broken') : null;
