import { writeCsv } from '#platform/io/write-csv.ts';
import type { ExportedBoard, ExportedCard } from './board-file.ts';

export const COLUMNS = ['section', 'kind', 'title', 'url', 'text', 'note', 'ref'] as const;

export const writeBoardCsv = ({ cards }: ExportedBoard): string =>
  writeCsv([COLUMNS, ...cards.map((card) => COLUMNS.map((column) => card[column]))]);

export const writeBoardJson = (board: ExportedBoard, origin: { url: string; exportedAt: string }): string => {
  const { title, description, cards } = board;
  return `${JSON.stringify({ title, description, url: origin.url, exported_at: origin.exportedAt, cards }, null, 2)}\n`;
};

/** Writes sections as headings with lists of links; user text is escaped. */
export function writeBoardMarkdown({ title, description, cards }: ExportedBoard): string {
  const sections = [...Map.groupBy(cards, ({ section }) => section)].map(([section, cardsOfSection]) =>
    [...(section ? [`## ${escapeMarkdown(section)}`, ''] : []), ...cardsOfSection.flatMap(markdownLines)].join('\n'),
  );
  return `${[`# ${escapeMarkdown(title)}`, escapeMarkdown(description), ...sections].filter((part) => part !== '').join('\n\n')}\n`;
}

function markdownLines({ title, url, text, note }: ExportedCard): string[] {
  const name = url ? `[${escapeMarkdown(title)}](<${url.replaceAll(/[<>\s]/g, encodeURIComponent)}>)` : escapeMarkdown(title);
  const quoted = [...text.split('\n').filter((line) => line.trim() !== ''), ...(note ? [note] : [])];
  return [`- ${name}`, ...quoted.map((line) => `  > ${escapeMarkdown(line)}`)];
}

/** Escapes the characters that begin Markdown or HTML markup; line breaks become spaces. */
const escapeMarkdown = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]()#+\-!|<>~&]/g, String.raw`\$&`);
