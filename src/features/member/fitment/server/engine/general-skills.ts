import type { Taxonomy } from '#features/base/skills/server/index.ts';
import type { SkillRequirement } from './ad-requirements.ts';

/**
 * Without what says no more than other rows do: a field that only a duty names, in a sentence that names one of its parts, what
 * the tools of its sentence imply ("Excel for spreadsheets"), and what consists of parts that are asked for one by one ("HTML and
 * CSS"). What always stands right beside one of its own parts has no weight: "B2B corporate sales" is no second ask for sales.
 */
export function withoutGeneral(found: readonly SkillRequirement[], taxonomy: Taxonomy): SkillRequirement[] {
  const single = new Map(found.flatMap((item) => (item.skillIds.length === 1 ? [[item.skillIds[0] ?? '', item]] : [])));
  const impliedIn = new Map<number, Set<string>>();
  for (const [id, { mentions }] of single)
    for (const { unit } of mentions)
      impliedIn.set(unit.start, new Set([...(impliedIn.get(unit.start) ?? []), ...(taxonomy.implied.get(id) ?? [])]));
  return found
    .filter(({ kind, need, skillIds: [id = ''], skillIds, mentions }) => {
      if (kind !== 'skill' || skillIds.length !== 1 || !single.has(id)) return true;
      const children = taxonomy.children.get(id) ?? [];
      const parts = children.flatMap((child) => single.get(child) ?? []);
      const sentences = new Set(parts.flatMap((part) => part.mentions.map(({ unit }) => unit.start)));
      const isSaid = need === 'duty' && mentions.every(({ unit }) => sentences.has(unit.start));
      const isTool = taxonomy.byId.get(id)?.kind === 'tool';
      const isImplied = !isTool && mentions.every(({ unit }) => impliedIn.get(unit.start)?.has(id));
      if (isImplied) return false;
      return parts.length === 0 || !(isSaid || (parts.length > 1 && parts.length === children.length));
    })
    .map((item) => (isBesideItsParts(item, found, taxonomy) ? { ...item, weight: 0 } : item));
}

const BESIDE_LETTERS = 1;

type Mention = SkillRequirement['mentions'][number];

function isBesideItsParts(
  { kind, skillIds, mentions }: SkillRequirement,
  found: readonly SkillRequirement[],
  taxonomy: Taxonomy,
) {
  const [id = ''] = skillIds;
  if (kind !== 'skill' || skillIds.length !== 1 || taxonomy.byId.get(id)?.kind === 'tool') return false;
  const children = taxonomy.children.get(id) ?? [];
  const parts = new Set([...children, ...children.flatMap((child) => taxonomy.children.get(child) ?? [])]);
  const ofParts = found.flatMap((item) => (item.skillIds.some((part) => parts.has(part)) ? item.mentions : []));
  return mentions.every((mention) => ofParts.some((other) => areBeside(mention, other)));
}

function areBeside(a: Mention, b: Mention): boolean {
  return a.unit.start === b.unit.start && a.mark[0] - b.mark[1] <= BESIDE_LETTERS && b.mark[0] - a.mark[1] <= BESIDE_LETTERS;
}
