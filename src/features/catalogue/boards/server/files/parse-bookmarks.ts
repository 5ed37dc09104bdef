import { Parser } from 'htmlparser2';
import type { ParsedCard, ParsedFile } from './board-file.ts';

const MAX_DEPTH = 200;

/**
 * Parses a bookmark file (the Netscape format that all browsers export): one card per bookmark, with the innermost folder as
 * its section and the description as its text.
 */
export function parseBookmarks(html: string): ParsedFile {
  const cards: ParsedCard[] = [];
  const folders: string[] = [];
  const getLine = createLineCounter(html);
  let heading = '';
  let title = '';
  let target: 'title' | 'folder' | 'link' | 'text' | null = null;
  let folderName = '';
  const parser = new Parser({
    onopentag: (name, { href = '' }) => {
      if (name === 'dl') {
        if (folders.length < MAX_DEPTH) folders.push(folderName);
        folderName = '';
      }
      if (name === 'a')
        cards.push({
          line: getLine(parser.startIndex),
          section: folders.at(-1) ?? '',
          kind: 'link',
          title: '',
          url: href.trim(),
          text: '',
          note: '',
          ref: '',
        });
      if (name === 'h3') folderName = '';
      if (TEXT_BOUNDARIES.has(name)) target = TARGETS[name] ?? null;
    },
    ontext: (text) => {
      const card = cards.at(-1);
      if (target === 'title') title += text;
      if (target === 'folder') folderName += text;
      if (target === 'link' && card) card.title += text;
      if (target === 'text' && card) card.text += text;
    },
    onclosetag: (name) => {
      if (name === 'dl') folders.pop();
      if (name === 'h1') heading = title;
      if (TEXT_BOUNDARIES.has(name)) target = null;
    },
  });
  parser.end(html);
  return {
    title: collapseWhitespace(heading),
    cards: cards.map((card) => ({
      ...card,
      section: collapseWhitespace(card.section),
      title: collapseWhitespace(card.title),
      text: collapseWhitespace(card.text),
    })),
  };
}

/** What the text inside a tag belongs to. */
const TARGETS: Record<string, 'title' | 'folder' | 'link' | 'text'> = { h1: 'title', h3: 'folder', a: 'link', dd: 'text' };
/** The tags at which the text of the current target ends. */
const TEXT_BOUNDARIES = new Set([...Object.keys(TARGETS), 'dl', 'dt']);
const collapseWhitespace = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Creates a function that gives the line of a position, counted from 1; positions must be asked in increasing order. */
function createLineCounter(text: string): (index: number) => number {
  let line = 1;
  let counted = 0;
  return (index) => {
    for (; counted < index; counted += 1) if (text[counted] === '\n') line += 1;
    return line;
  };
}
