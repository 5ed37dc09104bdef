import { readLines, type Block } from './read-lines.ts';

/** A text of plain lines; nothing in it can be markup. */
export function Lines({ text }: { text: string }) {
  return readLines(text).map((block, index) => <LinesBlock key={index} block={block} />);
}

function LinesBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'code')
    return (
      // A wide listing scrolls by itself, so the keyboard must be able to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <pre className="code" tabIndex={0}>
        <code>{block.text}</code>
      </pre>
    );
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
