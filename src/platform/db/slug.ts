import { createHash } from 'node:crypto';

const MAX_LENGTH = 60;

/** `Front-end Engineer (SDE 1 & 2)` -> `front-end-engineer-sde-1-2`; empty for a text without Latin letters or digits. */
export function slugify(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/-+$/, '');
}

/** A short, stable hash of a text. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
