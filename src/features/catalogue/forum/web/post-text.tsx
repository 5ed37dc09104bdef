import { Lines } from '#platform/ui/lines.tsx';

/** A text by a member: plain lines as blocks, addresses as links that vouch for nothing. Nothing in it can be markup. */
export function PostText({ text }: { text: string }) {
  return (
    <div className="prose forum-text">
      <Lines text={text} inline={linked} heading={(words) => <p className="strong">{words}</p>} />
    </div>
  );
}

/** A full stop after an address is the sentence's. */
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
