import { readLines, type Block } from './read-lines.ts';

/** The whole ad as the employer wrote it, as text: nothing in it can be markup. */
export function JobDescription({ description }: { description: string }) {
  return (
    <div className="prose">
      {readLines(description).map((block, index) => (
        <DescriptionBlock key={index} block={block} />
      ))}
    </div>
  );
}

function DescriptionBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
