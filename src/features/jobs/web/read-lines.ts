/** A heading with what stands under it; the first section may have none. */
export type Block = { kind: 'heading'; text: string } | { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** The lines of a description as blocks: `## ` is a heading, neighbouring `- ` lines are one list, anything else a paragraph. */
export function readLines(description: string): Block[] {
  const blocks: Block[] = [];
  for (const line of description.split('\n').map((one) => one.trim())) {
    const last = blocks.at(-1);
    if (line === '') continue;
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3) });
    else if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(line.slice(2));
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
  }
  return blocks;
}
