import { Fragment, type ReactNode } from 'react';
import { parseBody, type BodyNode } from './parse-body.ts';

/** A writer's text. It becomes elements one by one: nothing is ever put into the page as HTML. */
export function RichText({ html }: { html: string }) {
  return nodesOf(parseBody(html));
}

const nodesOf = (nodes: readonly BodyNode[]): ReactNode =>
  nodes.map((node, index) => <Fragment key={index}>{typeof node === 'string' ? node : elementOf(node)}</Fragment>);

function elementOf({ tag: Tag, href, children }: Exclude<BodyNode, string>): ReactNode {
  if (Tag === 'br') return <br />;
  if (Tag === 'a')
    return href ? (
      <a className="link" href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
        {nodesOf(children)}
      </a>
    ) : (
      nodesOf(children)
    );
  if (Tag === 'pre')
    return (
      // A wide listing scrolls by itself, so the keyboard must be able to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <pre className="code" tabIndex={0}>
        {nodesOf(children)}
      </pre>
    );
  return <Tag>{nodesOf(children)}</Tag>;
}
