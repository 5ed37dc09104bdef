/** The curriculum of a program as editors write it: `## Title` begins a part, and its text follows. */

type Part = { title: string; text: string };

const MAX_PARTS = 40;
const MAX_TITLE_LENGTH = 200;
const MAX_TEXT_LENGTH = 2000;

/** `## Loops\nFor and while.` -> one part. Null for a text before the first title, and for too many or too long parts. */
export function parseCurriculum(source: string): Part[] | null {
  const [before = '', ...parts] = `\n${source.replaceAll('\r', '')}`.split(/\n##[ \t]+/);
  const parsed = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return { title: title.trim(), text: lines.join('\n').trim() };
  });
  const isShort = ({ title, text }: Part) => title !== '' && title.length <= MAX_TITLE_LENGTH && text.length <= MAX_TEXT_LENGTH;
  return before.trim() === '' && parsed.length <= MAX_PARTS && parsed.every(isShort) ? parsed : null;
}

export const writeCurriculum = (parts: readonly Part[]): string =>
  parts.map(({ title, text }) => (text === '' ? `## ${title}` : `## ${title}\n${text}`)).join('\n\n');
