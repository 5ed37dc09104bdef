import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { z } from 'zod';
import { parseAd, type Ad } from '../engine/parse-ad.ts';
import { bootstrap, share, type Interval } from './metrics.ts';
import { parseLines } from './parse-gold.ts';
import { loadRealAds, type RealAd } from './real-texts.ts';

const Kind = z.enum(['skill', 'soft', 'years', 'degree', 'language', 'licence', 'other']);
const Need = z.enum(['required', 'preferred', 'implied']);
/** Offsets into the ad's text in UTF-16 units. `implied` requirements stand in duties only. */
const GoldAd = z.object({
  id: z.string(),
  units: z.array(z.tuple([z.number().int(), z.number().int(), z.string()])),
  requirements: z.array(z.tuple([z.number().int(), z.number().int(), z.string(), Kind, Need, z.unknown()])),
});
type GoldAd = z.infer<typeof GoldAd>;
type Share = { share: number; interval: Interval; count: number };

export type RequirementsReport = {
  ads: number;
  sentences: number;
  /** Requirements read that no labelled requirement shares a word with: all, and those that the ad asks for or prefers. */
  falseShare: Share;
  falseAsked: Share;
  /** Labelled requirements (required or preferred, each name once) that were read. */
  found: Share;
  foundByKind: Record<string, { found: number; of: number }>;
  /** Of those read and labelled, the share whose need (required or preferred) is right. */
  needRight: Share;
  /** The share of sentences with the right class. */
  classRight: Share;
  errors: string[];
};

type Span = { start: number; end: number };
type Counts = {
  false: number;
  read: number;
  falseAsked: number;
  readAsked: number;
  found: number;
  wanted: number;
  right: number;
  needs: number;
  classRight: number;
  sentences: number;
};

/**
 * Compares what is read from real ads with labels by hand. With `flat`, the line breaks of the ads are removed first, as happens
 * when an ad is copied.
 */
export async function evaluateRequirements(
  taxonomy: Taxonomy,
  goldFile: string,
  adsFile: string,
  flat = false,
): Promise<RequirementsReport> {
  const [gold, ads] = await Promise.all([parseLines(goldFile, (value) => GoldAd.parse(value)), loadRealAds(adsFile)]);
  const errors: string[] = [];
  const byKind: RequirementsReport['foundByKind'] = {};
  const measured = gold.flatMap((item): Counts[] => {
    const ad = ads.get(item.id);
    return ad ? [compare(taxonomy, item, ad, flat, errors, byKind)] : [];
  });
  const total = (key: keyof Counts, sample: readonly Counts[]) => sample.reduce((sum, counts) => sum + counts[key], 0);
  const measure = (part: keyof Counts, whole: keyof Counts): Share => {
    const compute = (sample: readonly Counts[]) => share(total(part, sample), total(whole, sample));
    return { share: compute(measured), interval: bootstrap(measured, compute), count: total(whole, measured) };
  };
  return {
    ads: measured.length,
    sentences: total('sentences', measured),
    falseShare: measure('false', 'read'),
    falseAsked: measure('falseAsked', 'readAsked'),
    found: measure('found', 'wanted'),
    foundByKind: byKind,
    needRight: measure('right', 'needs'),
    classRight: measure('classRight', 'sentences'),
    errors,
  };
}

type Labelled = Span & { label: string; kind: z.infer<typeof Kind>; need: z.infer<typeof Need>; isFound: boolean };

function compare(
  taxonomy: Taxonomy,
  gold: GoldAd,
  { title, text, employer }: RealAd,
  flat: boolean,
  errors: string[],
  byKind: RequirementsReport['foundByKind'],
): Counts {
  const ad = parseAd(taxonomy, title, flat ? text.replaceAll('\n', ' ') : text, employer);
  const [goldAt, adAt] = [letterPositions(text), letterPositions(ad.text)];
  const labelled = gold.requirements.map(([start, end, label, kind, need]): Labelled => ({
    start: goldAt(start),
    end: goldAt(end),
    label,
    kind,
    need,
    isFound: false,
  }));
  const counts: Counts = {
    false: 0,
    read: 0,
    falseAsked: 0,
    readAsked: 0,
    found: 0,
    wanted: 0,
    right: 0,
    needs: 0,
    classRight: 0,
    sentences: 0,
  };
  for (const item of listRead(ad)) {
    const spans = item.places.map(({ unit, mark: [from, to] }) => ({
      start: adAt(unit.start + from),
      end: adAt(unit.start + to),
    }));
    const hits = labelled.filter((label) => spans.some((span) => overlaps(span, label)));
    for (const hit of hits) hit.isFound = true;
    if (item.need === null) continue;
    const isAsked = item.need !== 'duty';
    counts.read += 1;
    if (isAsked) counts.readAsked += 1;
    if (hits.length === 0) {
      counts.false += 1;
      if (isAsked) counts.falseAsked += 1;
      errors.push(`${title}: false ${item.id} (${item.need}) in "${item.places[0]?.unit.text ?? ''}"`);
    }
    const asked = hits.find(({ need }) => need !== 'implied');
    if (asked && item.hasNeed) {
      counts.needs += 1;
      if ((item.need === 'preferred') === (asked.need === 'preferred')) counts.right += 1;
    }
  }
  const sentenceAt = ({ start, end }: Span) =>
    ad.units.find((unit) => overlaps({ start: adAt(unit.start), end: adAt(unit.end) }, { start, end }));
  countFound(labelled, counts, byKind, (name, at) => {
    const unit = sentenceAt(at);
    errors.push(`${title}: missed ${name} in "${unit?.text ?? ''}" (${unit?.class ?? 'no sentence'})`);
  });
  countClasses(gold, ad, goldAt, adAt, counts);
  return counts;
}

type Read = {
  id: string;
  need: 'required' | 'preferred' | 'duty' | null;
  hasNeed: boolean;
  places: { unit: { text: string; start: number }; mark: [number, number] }[];
};

// What was read, with every place in the ad. Facts to confirm find labels, but are no requirements; the role in the title is none.
function listRead(ad: Ad): Read[] {
  const rows = ad.requirements
    .filter((item) => !(item.kind === 'experience' && item.implied))
    .map((item): Read => ({
      id: item.id,
      need: item.need,
      hasNeed: true,
      places: 'mentions' in item ? item.mentions : [{ unit: item.unit, mark: item.mark }],
    }));
  const conditions = ad.conditions.map(({ id, unit, mark }): Read => ({
    id,
    need: 'required',
    hasNeed: false,
    places: [{ unit, mark }],
  }));
  const facts = ad.facts.map(({ id, unit, mark }): Read => ({ id, need: null, hasNeed: false, places: [{ unit, mark }] }));
  return [...rows, ...conditions, ...facts];
}

function countFound(
  labelled: readonly Labelled[],
  counts: Counts,
  byKind: RequirementsReport['foundByKind'],
  onMissed: (name: string, at: Span) => void,
): void {
  const names = Map.groupBy(
    labelled.filter(({ need, kind }) => need !== 'implied' && kind !== 'other'),
    ({ kind, label }) => `${kind} ${label.toLowerCase()}`,
  );
  for (const [name, items] of names) {
    const [first] = items;
    if (!first) continue;
    const { kind } = first;
    const isFound = items.some((item) => item.isFound);
    const ofKind = (byKind[kind] ??= { found: 0, of: 0 });
    counts.wanted += 1;
    ofKind.of += 1;
    if (isFound) {
      counts.found += 1;
      ofKind.found += 1;
    } else onMissed(name, first);
  }
}

function countClasses(gold: GoldAd, ad: Ad, goldAt: (at: number) => number, adAt: (at: number) => number, counts: Counts): void {
  for (const [start, end, label] of gold.units) {
    const span = { start: goldAt(start), end: goldAt(end) };
    const unit = ad.units.find((item) => overlaps({ start: adAt(item.start), end: adAt(item.end) }, span));
    if (label === 'mixed' || !unit) continue;
    counts.sentences += 1;
    if (unit.class === label) counts.classRight += 1;
  }
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Positions counted in letters and digits only, so that restored line breaks and spaces do not matter. */
function letterPositions(source: string): (at: number) => number {
  // The entities of a page are no letters: the ad is read with them decoded.
  const text = source.replace(/&(?:amp|nbsp|lt|gt|quot|apos|#39);/g, (entity) => ' '.repeat(entity.length));
  const positions = new Uint32Array(text.length + 1);
  for (let at = 0; at < text.length; at += 1)
    positions[at + 1] = (positions[at] ?? 0) + (/[\p{L}\p{N}]/u.test(text[at] ?? '') ? 1 : 0);
  return (at) => positions[at] ?? 0;
}
