/** The facts of a course in words. */
import { m } from '#platform/messages/messages.js';
import type { Program } from './queries.ts';

type Attributes = Program['attributes'];

const LEVELS = { beginner: m.programs_beginner, intermediate: m.programs_intermediate, advanced: m.programs_advanced };
const COSTS = { free: m.programs_free, 'free-audit': m.programs_free_audit, paid: m.programs_paid };

export const levelWords = (level: Attributes['level']): string => LEVELS[level]();
export const costWords = (cost: Attributes['cost']): string => COSTS[cost]();

const languages = new Intl.DisplayNames('en-IN', { type: 'language' });
export const languageWords = (language: string): string => languages.of(language) ?? language;

const NAMED = 2;

/** "SQL, Excel and 3 more". */
export function skillWords(skills: Attributes['skills']): string {
  const named = skills
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ');
  const rest = skills.length - NAMED;
  return rest > 0 ? `${named} ${m.programs_more_skills({ count: rest, shown: String(rest) })}` : named;
}
