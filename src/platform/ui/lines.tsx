import { Fragment, type ReactNode } from 'react';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { parseLines, type Block } from './parse-lines.ts';

type LinesProps = {
  text: string;
  /** Renders inline content such as links; plain text by default. */
  inline?: (words: string) => ReactNode;
  /** Renders a heading; `h2` by default. */
  heading?: (words: ReactNode) => ReactNode;
};

/** Renders a plain-text body; markup in it has no effect. */
export function Lines({ text, inline = (words) => words, heading = (words) => <h2>{words}</h2> }: LinesProps) {
  const lang = foreignLanguageTag(text);
  const block = (one: Block) => {
    if (one.kind === 'heading') return heading(inline(one.text));
    if (one.kind === 'paragraph') return <p lang={lang}>{inline(one.text)}</p>;
    if (one.kind === 'code')
      return (
        // A wide code block scrolls, so it must be reachable by keyboard.
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
