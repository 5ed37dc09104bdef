/** A block of a plain-text body. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'list'; items: string[] };

const CODE = '    ';

/**
 * Parses plain lines into blocks: `## ` is a heading, adjacent `- ` lines are one list, lines with four spaces are code,
 * anything else is a paragraph.
 */
export function parseLines(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (line.trim() === '') continue;
    if (line.startsWith(CODE)) {
      if (last?.kind === 'code') last.text += `\n${line.slice(CODE.length)}`;
      else blocks.push({ kind: 'code', text: line.slice(CODE.length) });
    } else if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3) });
    else if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', text: line.trim() });
    else if (last?.kind === 'list') last.items.push(line.slice(2));
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
  }
  return blocks;
}
