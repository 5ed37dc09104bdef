import { writeCsv } from '#platform/io/write-csv.ts';
import type { ExportedBoard, ExportedCard } from './board-file.ts';

export const COLUMNS = ['section', 'kind', 'title', 'url', 'text', 'note', 'ref'] as const;

export const writeBoardCsv = ({ cards }: ExportedBoard): string =>
  writeCsv([COLUMNS, ...cards.map((card) => COLUMNS.map((column) => card[column]))]);

export const writeBoardJson = (board: ExportedBoard, about: { url: string; exportedAt: string }): string => {
  const { title, description, cards } = board;
  return `${JSON.stringify({ title, description, url: about.url, exported_at: about.exportedAt, cards }, null, 2)}\n`;
};

/** Writes sections as headings with lists of links; user text is escaped. */
export function writeBoardMarkdown({ title, description, cards }: ExportedBoard): string {
  const sections = [...Map.groupBy(cards, ({ section }) => section)].map(([section, of]) =>
    [...(section ? [`## ${plain(section)}`, ''] : []), ...of.flatMap(linesOf)].join('\n'),
  );
  return `${[`# ${plain(title)}`, plain(description), ...sections].filter((part) => part !== '').join('\n\n')}\n`;
}

function linesOf({ title, url, text, note }: ExportedCard): string[] {
  const name = url ? `[${plain(title)}](<${url.replaceAll(/[<>\s]/g, encodeURIComponent)}>)` : plain(title);
  const below = [...text.split('\n').filter((line) => line.trim() !== ''), ...(note ? [note] : [])];
  return [`- ${name}`, ...below.map((line) => `  > ${plain(line)}`)];
}

/** Escapes every Markdown and HTML character; line breaks become spaces. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]()#+\-!|<>~&]/g, String.raw`\$&`);
