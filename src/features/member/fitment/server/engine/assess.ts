import { tokenize } from '#features/base/skills/server/index.ts';
import {
  creditEducation,
  creditExperience,
  parsePastWork,
  type PastWork,
  type EducationCredit,
  type ExperienceCredit,
  type SkillsByPosition,
} from './credit-background.ts';
import { creditSkills, type SkillCredit } from './credit-skills.ts';
import { findEvidence, gradeEvidence, type FoundEvidence } from './evidence.ts';
import { findCopied, type CopiedText } from './find-copied.ts';
import type { FitInput } from './fit-input.ts';
import { parseAd, type Ad, type Requirement, type SkillRequirement } from './parse-ad.ts';
import { parseResume, type Resume } from './parse-resume.ts';
import type { Band, PartId } from './report-types.ts';
import { titleOverlap } from './role-similarity.ts';
import { textSimilarity } from './text-similarity.ts';
import { WEIGHTS } from './weights.ts';

/** The input parsed once, so that repeated what-if scores are cheap. `similarity` is the text similarity from 0 to 1. */
export type PreparedFit = {
  input: FitInput;
  ad: Ad;
  resume: Resume;
  copied: CopiedText;
  foundEvidence: FoundEvidence[];
  pastWork: PastWork;
  similarity: number;
  hasEnoughText: boolean;
};

export type AssessedRequirement = {
  requirement: Requirement;
  credit: number;
  outOf: number;
  points: number;
  detail: SkillCredit | ExperienceCredit | EducationCredit;
};
export type AssessedPart = { id: PartId; points: number; outOf: number };
/** `total` is the unrounded score from 0 to 100. */
export type Assessment = { total: number; parts: AssessedPart[]; requirements: AssessedRequirement[] };

export function prepareFit(input: FitInput): PreparedFit {
  const ad = parseAd(input.taxonomy, input.ad.title, input.ad.text);
  const resume = parseResume(input.resume, input.today);
  const copied = findCopied(input.taxonomy, ad.units, resume.text, resume.units);
  const ownUnits = resume.units.filter(
    (unit) => !copied.units.has(unit) && unit.section !== 'education' && unit.section !== 'goals',
  );
  const texts = [...ownUnits.map((unit) => unit.text), ...(input.attached ?? []).map(({ text }) => text)];
  return {
    input,
    ad,
    resume,
    copied,
    foundEvidence: findEvidence(input, resume, copied.units),
    pastWork: parsePastWork(resume, ad.title, copied.units),
    similarity: textSimilarity(
      input.taxonomy,
      ad.units.map((unit) => unit.text),
      texts,
      new Set(input.struck ?? []),
    ),
    hasEnoughText: hasEnoughText(input, ad, resume),
  };
}

function hasEnoughText({ profile, attached }: FitInput, ad: Ad, resume: Resume): boolean {
  if (ad.requirements.length === 0) return false;
  const words = resume.units.reduce((sum, unit) => sum + tokenize(unit.text).length, 0);
  return (
    words >= WEIGHTS.enough.words || (profile?.skills ?? []).length + (attached ?? []).length >= WEIGHTS.enough.profile_skills
  );
}

/** Scores the prepared input. `metIds` contains ids of requirements or skills to count as met, for what-if scores. */
export function assess(prepared: PreparedFit, metIds: readonly string[] = []): Assessment {
  const { input, ad, resume, pastWork, foundEvidence } = prepared;
  const metIdSet = new Set(metIds);
  const byId = new Map(ad.requirements.map((requirement) => [requirement.id, requirement]));
  const assumedSkillIds = metIds.flatMap((id) => {
    const requirement = byId.get(id);
    if (!requirement) return [id];
    return requirement.part === 'skills' ? requirement.skillIds.slice(0, 1) : [];
  });
  const evidence = gradeEvidence(foundEvidence, assumedSkillIds, input.today);
  const struck = new Set(input.struck ?? []);
  const skills = ad.requirements.flatMap((requirement) =>
    requirement.part === 'skills'
      ? [{ requirement, detail: creditSkills(input.taxonomy, evidence, requirement.skillIds, struck) }]
      : [],
  );
  const usedSkills = skillsByPosition(skills);
  const background = ad.requirements.flatMap((requirement): Omit<Credited, 'credit'>[] => {
    if (requirement.part === 'experience')
      return [{ requirement, detail: creditExperience(resume, pastWork, requirement, usedSkills) }];
    return requirement.part === 'education' ? [{ requirement, detail: creditEducation(resume, requirement) }] : [];
  });
  const credited = [...skills, ...background].map((item) => ({
    ...item,
    credit: metIdSet.has(item.requirement.id) && item.requirement.part !== 'skills' ? 1 : item.detail.credit,
  }));
  return computePoints(prepared, credited);
}

function skillsByPosition(skills: readonly { requirement: SkillRequirement; detail: SkillCredit }[]): SkillsByPosition {
  // Soft skills are excluded: almost every role uses them, so every role would seem related.
  const hard = skills.filter(({ requirement }) => requirement.weight >= WEIGHTS.requirement.preferred);
  const totalWeight = hard.reduce((sum, { requirement }) => sum + requirement.weight, 0);
  const byPosition = new Map<number, { skillIds: Set<string>; share: number }>();
  for (const { requirement, detail } of hard) {
    const positions = new Set<number>();
    for (const { evidence, relation } of detail.support) {
      if (evidence.position === null || relation === 'sibling' || relation === 'parent' || evidence.grade !== 'used') continue;
      positions.add(evidence.position);
    }
    for (const position of positions) {
      const used = byPosition.get(position) ?? { skillIds: new Set<string>(), share: 0 };
      used.skillIds.add(detail.bestSkillId);
      byPosition.set(position, { ...used, share: used.share + requirement.weight / totalWeight });
    }
  }
  return byPosition;
}

type Credited = Omit<AssessedRequirement, 'outOf' | 'points'>;

function computePoints({ input, ad, copied, similarity }: PreparedFit, credited: readonly Credited[]): Assessment {
  const goals = input.profile?.goals ?? [];
  const sums = sumByPart(credited);
  const applies = (id: PartId) => sums.has(id) || id === 'similarity' || (id === 'goals' && goals.length > 0);
  const ids = PART_IDS.filter(applies);
  const share = partShares(ids);
  // `outOf` assumes that the requirement is among the first skills covered, where the curve is steeper.
  const scored = credited.map((item) => {
    const { part, weight } = item.requirement;
    const { total, earned } = sums.get(part) ?? { total: weight, earned: 0 };
    const steepness = part === 'skills' ? WEIGHTS.skills_curve.worth / WEIGHTS.skills_curve.at : 1;
    const points = earned === 0 ? 0 : (share(part) * applyCurve(part, earned / total) * weight * item.credit) / earned;
    return { ...item, points, outOf: (share(part) * steepness * weight) / total };
  });
  const pointsOf = (id: PartId) => {
    if (id === 'similarity') return share(id) * similarity;
    if (id === 'goals') return share(id) * Math.max(0, ...goals.map((goal) => titleOverlap(ad.title, goal)));
    return scored.filter(({ requirement }) => requirement.part === id).reduce((sum, { points }) => sum + points, 0);
  };
  const parts = ids.map((id) => ({ id, points: pointsOf(id), outOf: share(id) }));
  const sum = parts.reduce((total, part) => total + part.points, 0);
  const limit = copied.isCopy ? WEIGHTS.copied.highest_score : 100;
  // The score of a copied ad is limited by scaling all parts down by the same factor.
  const scale = sum > limit ? limit / sum : 1;
  return {
    total: sum * scale,
    parts: parts.map((part) => ({ ...part, points: part.points * scale })),
    requirements: scored.map((item) => ({ ...item, credit: item.credit * scale, points: item.points * scale })),
  };
}

/** For each part, the total weight of its requirements and the weight earned. */
function sumByPart(credited: readonly Credited[]): Map<PartId, { total: number; earned: number }> {
  const sums = new Map<PartId, { total: number; earned: number }>();
  for (const { requirement, credit } of credited) {
    const { part, weight } = requirement;
    const sum = sums.get(part) ?? { total: 0, earned: 0 };
    sums.set(part, { total: sum.total + weight, earned: sum.earned + weight * credit });
  }
  return sums;
}

// Few applicants have everything an ad lists, so the first skills earn most of the points of their part, and the last ones little.
function applyCurve(part: PartId, covered: number): number {
  if (part !== 'skills') return covered;
  const { at, worth } = WEIGHTS.skills_curve;
  return covered <= at ? (covered / at) * worth : worth + ((covered - at) / (1 - at)) * (1 - worth);
}

// The share of each part in 100 points. Text similarity is at most a fifth of the score, however few other parts apply.
function partShares(ids: readonly PartId[]): (id: PartId) => number {
  const others = ids.filter((id) => id !== 'similarity').reduce((sum, id) => sum + WEIGHTS.parts[id], 0);
  const similarity = Math.min(WEIGHTS.parts.similarity, others / 4);
  const weight = (id: PartId) => (id === 'similarity' ? similarity : WEIGHTS.parts[id]);
  return (id) => (weight(id) * 100) / (others + similarity);
}

const PART_IDS = ['skills', 'experience', 'education', 'goals', 'similarity'] as const;

export function bandOf(score: number): Band {
  if (score >= WEIGHTS.bands.good) return 'good';
  return score >= WEIGHTS.bands.moderate ? 'moderate' : 'low';
}
