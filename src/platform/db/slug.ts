import { createHash } from 'node:crypto';

const LENGTH = 60;

/** `Front-end Engineer (SDE 1 & 2)` -> `front-end-engineer-sde-1-2`; empty for a text without latin letters or figures. */
export function slugify(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, LENGTH)
    .replace(/-+$/, '');
}

/** A few characters that stand for a text and never change. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
