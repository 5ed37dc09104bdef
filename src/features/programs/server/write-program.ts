import { createHash } from 'node:crypto';
import { skillCatalogue } from '#features/skills/server/index.ts';
import type { Context } from '#platform/server/context.ts';
import { slugOf } from '#platform/server/slug.ts';
import type { ApplicationTerms, CurriculumPart, Intake, ProgramsTable } from './tables.ts';

/** A program as a source has it; what is left out takes its plainest value. */
export type ProgramDraft = {
  source: string;
  sourceId: string;
  title: string;
  provider: string;
  url: string;
  category: string;
  families: readonly string[];
  programType: string;
  level: ProgramsTable['level'];
  mode?: ProgramsTable['mode'];
  region?: string;
  language: string;
  hours?: number;
  hoursPerWeek?: number | null;
  duration?: string;
  cost: ProgramsTable['cost'];
  feePaise?: number | null;
  feeNote?: string;
  summary?: string;
  outcomes?: readonly string[];
  curriculum?: readonly CurriculumPart[];
  eligibility?: readonly string[];
  intakes?: readonly Intake[];
  skillIds?: readonly string[];
  universityId?: string | null;
  application?: ApplicationTerms | null;
  referralPaise?: number;
  featured?: boolean;
  worth?: number;
};

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Writes a program; the same source and source id again updates it. Answers its id, which stays for good. */
export async function writeProgram(ctx: Context, draft: ProgramDraft): Promise<string> {
  const { taxonomy } = await skillCatalogue();
  const skillIds = [...new Set(draft.skillIds ?? [])].filter((id) => taxonomy.byId.has(id));
  const id = digest(draft.source === 'skills' ? draft.url : `${draft.source}\0${draft.sourceId}`).slice(0, 12);
  const row = rowOf(draft, skillIds, skillIds.map((skill) => taxonomy.byId.get(skill)?.name ?? '').join(' '));
  await ctx.db
    .insertInto('programs')
    .values({
      ...row,
      id,
      code: `${slugOf(draft.title).slice(0, 60) || 'program'}-${id.slice(0, 6)}`,
      source: draft.source,
      source_id: draft.sourceId,
    })
    .onConflict((known) => known.columns(['source', 'source_id']).doUpdateSet(row))
    .execute();
  return id;
}

/** What is left out of a draft takes its plainest value. */
const PLAIN = {
  universityId: null,
  mode: 'online',
  region: 'Global',
  hours: 0,
  hoursPerWeek: null,
  duration: '',
  feePaise: null,
  feeNote: '',
  summary: '',
  outcomes: [],
  curriculum: [],
  eligibility: [],
  intakes: [],
  application: null,
  referralPaise: 0,
  featured: false,
  worth: 0,
} as const;

function rowOf(given: ProgramDraft, skillIds: string[], skillWords: string) {
  const draft = { ...PLAIN, ...given };
  return {
    title: draft.title,
    provider: draft.provider,
    university_id: draft.universityId,
    url: draft.url,
    category: draft.category,
    families: [...draft.families],
    program_type: draft.programType,
    level: draft.level,
    mode: draft.mode,
    region: draft.region,
    language: draft.language,
    hours: draft.hours,
    hours_per_week: draft.hoursPerWeek,
    duration: draft.duration,
    cost: draft.cost,
    fee_paise: draft.feePaise,
    fee_note: draft.feeNote,
    summary: draft.summary,
    outcomes: [...draft.outcomes],
    curriculum: JSON.stringify(draft.curriculum),
    eligibility: [...draft.eligibility],
    intakes: JSON.stringify(draft.intakes),
    skill_ids: skillIds,
    application: draft.application ? JSON.stringify(draft.application) : null,
    referral_paise: draft.referralPaise,
    featured: draft.featured,
    worth: draft.worth,
    retired: false,
    skill_words: skillWords,
  };
}

/** Retires what a source does not have any more. */
export async function retireOthers(ctx: Context, source: string, kept: readonly string[]): Promise<void> {
  let gone = ctx.db.updateTable('programs').set({ retired: true }).where('source', '=', source).where('retired', '=', false);
  if (kept.length > 0) gone = gone.where('source_id', 'not in', [...kept]);
  await gone.execute();
}
