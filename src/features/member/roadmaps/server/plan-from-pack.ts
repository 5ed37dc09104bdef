import type { PackSummary } from '#features/catalogue/boards/server/index.ts';
import type { Plan, PlannedSkill } from './plan/plan-types.ts';
import { scheduleHours } from '#features/member/plan-offers/server/index.ts';

const RESOURCE_DEFAULTS = { level: 'all', language: 'en', cost: 'free' };
const MAX_LEARNING_ELEMENTS = 7;

/** Turns a learning pack into a plan without scores: a step per card, each at least a day. `origin` is this site's origin. */
export function planFromPack(pack: PackSummary, { origin, brand, hoursPerWeek, startOn }: PackPlanOptions): Plan {
  const hoursOf = (minutes: number) => Math.max(0.1, Math.round(minutes / 6) / 10);
  const dates = scheduleHours(
    pack.cards.map(({ minutes }) => hoursOf(minutes)),
    hoursPerWeek,
    startOn,
  );
  const skills = pack.cards.map((card, index): PlannedSkill => {
    const hours = hoursOf(card.minutes);
    const [summary = '', ...lines] = card.text.split('\n').filter((line) => line.trim() !== '');
    const cardDocument = {
      kind: 'document',
      title: card.title,
      url: `${origin}/boards/${pack.slug}#${card.id}`,
      provider: brand,
    } as const;
    const url = card.link && new URL(card.link.url, origin);
    const provider = url?.origin === origin ? brand : (url?.hostname ?? '');
    const linkedDocument = card.link &&
      url && { kind: 'document' as const, title: card.link.title, url: url.href, provider, hours: 0 };
    const documents = [{ ...cardDocument, hours }, ...(linkedDocument ? [linkedDocument] : [])].map((document) => ({
      ...RESOURCE_DEFAULTS,
      ...document,
    }));
    return {
      skill_id: card.id,
      name: card.title,
      reason: 'chosen',
      for_skill_ids: [],
      points: 0,
      hours,
      summary,
      learning_elements: lines.flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : [])).slice(0, MAX_LEARNING_ELEMENTS),
      resources: [{ kind: 'document', resources: documents }],
      start_on: dates[index]?.start_on ?? startOn,
      due_on: dates[index]?.due_on ?? startOn,
    };
  });
  return {
    skills,
    unplanned: [],
    hours: Math.round(skills.reduce((sum, { hours }) => sum + hours, 0) * 10) / 10,
    start_on: startOn,
    due_on: dates.at(-1)?.due_on ?? startOn,
    current_score: null,
    projected_score: null,
    projected_band: null,
  };
}

type PackPlanOptions = { origin: string; brand: string; hoursPerWeek: number; startOn: string };
