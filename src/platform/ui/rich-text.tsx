import { Fragment, type ReactNode } from 'react';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { parseBody, type BodyNode } from './parse-body.ts';

type LinkRenderer = (href: string, content: ReactNode) => ReactNode;

/** A link written by a member: opens in a new tab without a referrer, marked as user content. Internal links become text. */
const renderMemberLink: LinkRenderer = (href, content) =>
  href.startsWith('/') ? (
    content
  ) : (
    <a className="link" href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
      {content}
    </a>
  );

/** Renders sanitised HTML as React elements, never with `dangerouslySetInnerHTML`. */
export function RichText({ html, link = renderMemberLink }: { html: string; link?: LinkRenderer }) {
  return renderNodes(parseBody(html), link, foreignLanguageTag(html.replaceAll(/<[^>]*>/g, '')));
}

const renderNodes = (nodes: readonly BodyNode[], link: LinkRenderer, lang?: string): ReactNode =>
  nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? node : renderElement(node, link, lang)}</Fragment>
  ));

function renderElement(
  { tag: Tag, href, id, children }: Exclude<BodyNode, string>,
  link: LinkRenderer,
  lang?: string,
): ReactNode {
  const content = renderNodes(children, link);
  if (Tag === 'br') return <br />;
  if (Tag === 'a') return href ? link(href, content) : content;
  if (Tag === 'pre')
    return (
      // A wide code block scrolls, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <pre className="code" tabIndex={0}>
        {content}
      </pre>
    );
  return (
    <Tag {...(id && { id })} lang={lang}>
      {content}
    </Tag>
  );
}
