import { matchSkills, type Taxonomy } from '#features/base/skills/server/index.ts';
import { findSkillByName } from '../engine/find-skill-by-name.ts';
import { computeScores, type Scores } from './metrics.ts';
import type { GoldLink } from './parse-gold.ts';

/** `known`: links whose gold skill the taxonomy holds at all; `linked` is measured over these, `all` over every link. */
export type LinkReport = { links: number; known: number; linked: Scores; all: Scores };

/** Compares the skill that a mention is linked to with the skill it means. */
export function evaluateLinks(taxonomy: Taxonomy, gold: readonly GoldLink[]): LinkReport {
  const rated = gold.map((link) => {
    const wanted = new Set(link.skills.map((name) => findSkillByName(taxonomy, name)).filter((id) => id !== null));
    const found = linkMention(taxonomy, link);
    return { known: wanted.size > 0, found: found !== null, right: found !== null && wanted.has(found) };
  });
  const scores = (some: typeof rated) =>
    computeScores({
      found: some.filter(({ found }) => found).length,
      right: some.filter(({ right }) => right).length,
      wanted: some.length,
    });
  const known = rated.filter((link) => link.known);
  return { links: gold.length, known: known.length, linked: scores(known), all: scores(rated) };
}

// In its sentence first, so that ambiguous words get their context; else by its written form alone.
function linkMention(taxonomy: Taxonomy, { text, mention, start }: GoldLink): string | null {
  const end = start + mention.length;
  const near = matchSkills(taxonomy, text).filter((one) => one.start < end && one.end > start);
  const covered = (one: { start: number; end: number }) => Math.min(one.end, end) - Math.max(one.start, start);
  const best = near.sort((a, b) => covered(b) - covered(a))[0];
  return best?.skillId ?? findSkillByName(taxonomy, mention);
}
