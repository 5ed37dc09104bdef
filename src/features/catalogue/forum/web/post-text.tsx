import { Lines } from '#platform/ui/lines.tsx';

/** Renders a member's plain text with nofollow links. Markup in it has no effect. */
export function PostText({ text }: { text: string }) {
  return (
    <div className="prose forum-text">
      <Lines text={text} inline={linked} heading={(words) => <p className="strong">{words}</p>} />
    </div>
  );
}

/** Trailing punctuation is not part of a URL. */
const ADDRESS = /(https?:\/\/[^\s<>"')]+[^\s<>"').,;:!?])/;

const linked = (text: string) =>
  text.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} className="link" href={part} target="_blank" rel="nofollow ugc noopener noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
