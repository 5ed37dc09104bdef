/** The cards of a learning pack as editors write them: one text, a card after the other. */
import { slugify } from '#platform/db/slug.ts';
import { invalid } from '#platform/http/errors.ts';
import { CatalogueKind } from '../contract.ts';
import type { PackCard } from './store-pack-cards.ts';

type Note = { kind: 'note'; ref: string; title: string; text: string; link_title: string; url: string };
/** A card with its own text, or a reference to the catalogue with a comment. */
export type ParsedCard = Note | { kind: CatalogueKind; ref: string; text: string };

const HEADING = /^## +(?<title>.+)$/;
const ID = / *\{#(?<id>[a-z0-9]+(?:-[a-z0-9]+)*)\}$/;
const REFERENCE = /^@(?<kind>[a-z]+) +(?<ref>\S+)$/;
const LINK = /^\[(?<title>[^\]]+)\]\((?<url>https:\/\/[^\s()]+)\)$/;

/**
 * Parses the cards: `## Title {#id}` begins a card with its own text, whose last line may be a link, and `@kind ref` one of the
 * catalogue. By the id members keep their progress when a title changes; without one it is made of the title. 422 with the line
 * that begins no card, or one that is there already.
 */
export function parsePackText(source: string): ParsedCard[] {
  const cards: { card: ParsedCard; lines: string[] }[] = [];
  for (const [index, line] of source.split('\n').entries()) {
    const card = parseStart(line.trimEnd());
    const current = cards.at(-1);
    if (card) {
      if (cards.some(({ card: { kind, ref } }) => kind === card.kind && ref === card.ref))
        throw invalid({ path: 'cards', code: 'pack-card-twice', params: { line: String(index + 1) } });
      cards.push({ card, lines: [] });
    } else if (line.startsWith('@') || (!current && line.trim() !== ''))
      throw invalid({ path: 'cards', code: 'pack-card-expected', params: { line: String(index + 1) } });
    else current?.lines.push(line.trimEnd());
  }
  return cards.map(({ card, lines }) => withText(card, lines.join('\n').trim()));
}

function parseStart(line: string): ParsedCard | null {
  const heading = HEADING.exec(line)?.groups?.['title'];
  if (heading !== undefined) {
    const title = heading.replace(ID, '').trim();
    const ref = ID.exec(heading)?.groups?.['id'] ?? (slugify(title) || 'card');
    return { kind: 'note', ref, title, text: '', link_title: '', url: '' };
  }
  const { kind, ref = '' } = REFERENCE.exec(line)?.groups ?? {};
  const known = CatalogueKind.safeParse(kind);
  return known.success ? { kind: known.data, ref, text: '' } : null;
}

function withText(card: ParsedCard, text: string): ParsedCard {
  if (card.kind !== 'note') return { ...card, text };
  const lines = text.split('\n');
  const { title, url } = LINK.exec(lines.at(-1) ?? '')?.groups ?? {};
  if (title === undefined || url === undefined) return { ...card, text };
  return { ...card, text: lines.slice(0, -1).join('\n').trim(), link_title: title, url };
}

/** Writes cards as `parsePackText` reads them. */
export const writePackText = (cards: readonly PackCard[]): string =>
  cards
    .map(({ kind, ref, title, text, url, link_title }) => {
      const start = kind === 'note' ? `## ${title} {#${ref}}` : `@${kind} ${ref}`;
      const link = kind === 'note' && url !== '' ? `[${link_title || url}](${url})` : '';
      return [start, text, link].filter((part) => part !== '').join('\n');
    })
    .join('\n\n');
