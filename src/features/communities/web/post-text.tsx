import { readLines, type Block } from '#platform/web/ui/read-lines.ts';

/** A text by a member: plain lines as blocks, addresses as links that vouch for nothing. Nothing in it can be markup. */
export function PostText({ text }: { text: string }) {
  return (
    <div className="prose forum-text">
      {readLines(text).map((block, index) => (
        <PostBlock key={index} block={block} />
      ))}
    </div>
  );
}

function PostBlock({ block }: { block: Block }) {
  if (block.kind === 'heading')
    return (
      <p className="strong">
        <Linked text={block.text} />
      </p>
    );
  if (block.kind === 'paragraph')
    return (
      <p>
        <Linked text={block.text} />
      </p>
    );
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
        <li key={index}>
          <Linked text={item} />
        </li>
      ))}
    </ul>
  );
}

/** A full stop after an address is the sentence's. */
const ADDRESS = /(https?:\/\/[^\s<>"')]+[^\s<>"').,;:!?])/;

function Linked({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} className="link" href={part} target="_blank" rel="nofollow ugc noopener noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
