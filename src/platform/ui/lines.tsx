import { Fragment, type ReactNode } from 'react';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { parseLines, type Block } from './parse-lines.ts';

type LinesProps = {
  text: string;
  /** Makes more of a line than its words, such as links; the words alone unless given. */
  inline?: (words: string) => ReactNode;
  /** How a line that reads as a heading is set; a heading of the second level unless given. */
  heading?: (words: ReactNode) => ReactNode;
};

/** A text of plain lines; nothing in it can be markup. */
export function Lines({ text, inline = (words) => words, heading = (words) => <h2>{words}</h2> }: LinesProps) {
  const lang = foreignLanguageTag(text);
  const block = (one: Block) => {
    if (one.kind === 'heading') return heading(inline(one.text));
    if (one.kind === 'paragraph') return <p lang={lang}>{inline(one.text)}</p>;
    if (one.kind === 'code')
      return (
        // A wide listing scrolls by itself, so the keyboard must be able to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className="code" tabIndex={0}>
          <code>{one.text}</code>
        </pre>
      );
    return (
      <ul lang={lang}>
        {one.items.map((item, index) => (
          <li key={index}>{inline(item)}</li>
        ))}
      </ul>
    );
  };
  return parseLines(text).map((one, index) => <Fragment key={index}>{block(one)}</Fragment>);
}
