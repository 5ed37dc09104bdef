import { Fragment, type ReactNode } from 'react';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { parseBody, type BodyNode } from './parse-body.ts';

type WriteLink = (href: string, words: ReactNode) => ReactNode;

/** A link written by a member: opens externally without passing a referrer or endorsement. */
const peoplesLink: WriteLink = (href, words) =>
  href.startsWith('/') ? (
    words
  ) : (
    <a className="link" href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
      {words}
    </a>
  );

/** Renders sanitised HTML as React elements; HTML is never inserted into the page. */
export function RichText({ html, link = peoplesLink }: { html: string; link?: WriteLink }) {
  return nodesOf(parseBody(html), link, foreignLanguageTag(html.replaceAll(/<[^>]*>/g, '')));
}

const nodesOf = (nodes: readonly BodyNode[], link: WriteLink, lang?: string): ReactNode =>
  nodes.map((node, index) => <Fragment key={index}>{typeof node === 'string' ? node : elementOf(node, link, lang)}</Fragment>);

function elementOf({ tag: Tag, href, id, children }: Exclude<BodyNode, string>, link: WriteLink, lang?: string): ReactNode {
  const words = nodesOf(children, link);
  if (Tag === 'br') return <br />;
  if (Tag === 'a') return href ? link(href, words) : words;
  if (Tag === 'pre')
    return (
      // A wide code block scrolls, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <pre className="code" tabIndex={0}>
        {words}
      </pre>
    );
  return (
    <Tag {...(id && { id })} lang={lang}>
      {words}
    </Tag>
  );
}
