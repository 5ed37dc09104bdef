import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** An attempt at the check of a skill: how many questions it has, and which share of right answers passes. */
export const CHECK = { questions: 8, passingShare: 0.75 } as const;
/** Enough for a second attempt without a question of the first. */
const MIN_QUESTIONS = 2 * CHECK.questions;

const CHECKS = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../../content/checks');
const SKILL_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const Questions = z.object({ questions: z.array(z.unknown()) });

const loaded = new Map<string, Promise<boolean>>();

/** Whether there are enough questions about a skill for a check. */
export function hasCheck(skillId: string): Promise<boolean> {
  if (!SKILL_ID.test(skillId)) return Promise.resolve(false);
  const known = loaded.get(skillId);
  if (known) return known;
  const found = countQuestions(skillId).then((count) => count >= MIN_QUESTIONS);
  loaded.set(skillId, found);
  return found;
}

async function countQuestions(skillId: string): Promise<number> {
  const text = await readFile(path.join(CHECKS, `${skillId}.json`), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? 0 : Questions.parse(JSON.parse(text)).questions.length;
}
