import { Fragment, type ReactNode } from 'react';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { parseLines, type Block } from './parse-lines.ts';

type LinesProps = {
  text: string;
  /** Renders inline content such as links; plain text by default. */
  inline?: (text: string) => ReactNode;
  /** Renders a heading; `h2` by default. */
  heading?: (text: ReactNode) => ReactNode;
};

/** Renders a plain-text body by the rules of `parseLines`; HTML in it is shown as text. */
export function Lines({ text, inline = (text) => text, heading = (text) => <h2>{text}</h2> }: LinesProps) {
  const lang = foreignLanguageTag(text);
  const renderBlock = (block: Block) => {
    if (block.kind === 'heading') return heading(inline(block.text));
    if (block.kind === 'paragraph') return <p lang={lang}>{inline(block.text)}</p>;
    if (block.kind === 'code')
      return (
        // A wide code block scrolls, so it must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className="code" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    return (
      <ul lang={lang}>
        {block.items.map((item, index) => (
          <li key={index}>{inline(item)}</li>
        ))}
      </ul>
    );
  };
  return parseLines(text).map((block, index) => <Fragment key={index}>{renderBlock(block)}</Fragment>);
}
