import { Lines } from '#platform/ui/lines.tsx';

/** Renders a member's plain text with nofollow links. Markup in it has no effect. */
export function PostText({ text }: { text: string }) {
  return (
    <div className="prose forum-text">
      <Lines text={text} inline={linkUrls} heading={(content) => <p className="strong">{content}</p>} />
    </div>
  );
}

/** Trailing punctuation is not part of a URL. */
const URL_PATTERN = /(https?:\/\/[^\s<>"')]+[^\s<>"').,;:!?])/;

const linkUrls = (text: string) =>
  text.split(URL_PATTERN).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} className="link" href={part} target="_blank" rel="nofollow ugc noopener noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
