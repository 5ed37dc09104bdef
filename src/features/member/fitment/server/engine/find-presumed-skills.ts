import { tokenize, type Skill } from '#features/base/skills/server/index.ts';
import type { PreparedFit } from './assess.ts';
import { findSubjects } from './education.ts';
import { isProven } from './evidence.ts';

/**
 * The skills that nobody who wrote the input has to begin with: those that it names, however briefly, what they imply, build on
 * and belong to, and those that a title or a degree is about. They are no evidence; a plan does not teach them before others.
 */
export function findPresumedSkills({ input, resume, foundEvidence, refusals }: PreparedFit): ReadonlySet<string> {
  const { taxonomy } = input;
  const named = foundEvidence
    .filter((item) => item.grade !== 'none' && (isProven(item) || !refusals.isSkillRefused(item.skillId)))
    .map(({ skillId }) => skillId);
  const titles = resume.positions.map(({ title }) => title).filter(Boolean);
  const subjects = new Set(resume.education.flatMap((schooling) => schooling.subjects));
  const isStudied = ({ kind, name }: Skill) =>
    (kind === 'domain' || kind === 'method') && findSubjects(name).some((subject) => subjects.has(subject));
  const presumed = new Set<string>();
  const add = (id: string): void => {
    const skill = taxonomy.byId.get(id);
    if (presumed.has(id) || !skill || refusals.isSkillRefused(id)) return;
    presumed.add(id);
    for (const other of [...skill.implies, ...skill.parents, ...skill.prerequisites]) add(other);
  };
  for (const id of named) add(id);
  // Only what builds on others, and what others build on, matters: a few dozen of thousands.
  const linked = taxonomy.skills.flatMap(({ id, prerequisites }) => (prerequisites.length > 0 ? [id, ...prerequisites] : []));
  for (const id of new Set(linked)) {
    const skill = taxonomy.byId.get(id);
    if (skill && (isStudied(skill) || titles.some((title) => isProfessionOf(title, skill.name)))) add(id);
  }
  return presumed;
}

const PERSON = /(?:ant|er|or|ist|ian|yst)$/;

/** Whether a title names the people of a field: accountant of accounting, financial analyst of financial analysis. */
export function isProfessionOf(title: string, field: string): boolean {
  const words = tokenize(title).map(({ form }) => form);
  const names = tokenize(field).map(({ form }) => form);
  const stem = names.at(-1)?.replace(/(?:ing|ancy|is|ment|s)$/, '') ?? '';
  const before = names.slice(0, -1);
  return words.some((word, index) => {
    if (!PERSON.test(word) || stem.length < MIN_STEM || index < before.length) return false;
    const isPerson = [word, word.replace(/yst$/, 'ys').replace(PERSON, '')].includes(stem);
    return isPerson && before.every((name, at) => words[index - before.length + at] === name);
  });
}

const MIN_STEM = 4;
