import { matchSkills, type Taxonomy } from '#features/base/skills/server/index.ts';
import { findSkillByName } from '../engine/find-skill-by-name.ts';
import { computeScores, type Scores } from './metrics.ts';
import type { GoldLink } from './parse-gold.ts';

/** `known`: the links whose gold skill is in the taxonomy; `linked` is measured over these, `all` over every link. */
export type LinkReport = { links: number; known: number; linked: Scores; all: Scores };

/** Compares the skill that each mention is linked to with its gold skill. */
export function evaluateLinks(taxonomy: Taxonomy, gold: readonly GoldLink[]): LinkReport {
  const rated = gold.map((link) => {
    const goldIds = new Set(link.skills.map((name) => findSkillByName(taxonomy, name)).filter((id) => id !== null));
    const skillId = linkMention(taxonomy, link);
    return { known: goldIds.size > 0, isLinked: skillId !== null, isCorrect: skillId !== null && goldIds.has(skillId) };
  });
  const scores = (links: typeof rated) =>
    computeScores({
      predicted: links.filter(({ isLinked }) => isLinked).length,
      correct: links.filter(({ isCorrect }) => isCorrect).length,
      expected: links.length,
    });
  const known = rated.filter((link) => link.known);
  return { links: gold.length, known: known.length, linked: scores(known), all: scores(rated) };
}

// Links a mention within its sentence, which gives ambiguous words their context, or else by its text alone.
function linkMention(taxonomy: Taxonomy, { text, mention, start }: GoldLink): string | null {
  const end = start + mention.length;
  const overlapping = matchSkills(taxonomy, text).filter((match) => match.start < end && match.end > start);
  const overlapLength = (match: { start: number; end: number }) => Math.min(match.end, end) - Math.max(match.start, start);
  const best = overlapping.sort((a, b) => overlapLength(b) - overlapLength(a))[0];
  return best?.skillId ?? findSkillByName(taxonomy, mention);
}
