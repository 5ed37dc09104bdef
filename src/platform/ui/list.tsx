import type { ComponentPropsWithRef, ReactNode } from 'react';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { classNames } from './class-names.ts';
import { RenderLink, type LinkProps } from './render-link.tsx';

/** A list of items in one frame. */
export function List({ className, ...props }: ComponentPropsWithRef<'ul'>) {
  return <ul {...props} className={classNames('list', className)} />;
}

type ItemProps = Omit<ComponentPropsWithRef<'li'>, 'children'> & {
  /** A mark, thumbnail or avatar at the start. */
  art?: ReactNode;
  /** One control at the end. */
  action?: ReactNode;
  children: ReactNode;
};

/** One item of a `List`: art, text, action. */
export function Item({ art, action, className, children, ...props }: ItemProps) {
  return (
    <li {...props} className={classNames('item', className)}>
      {art ?? <span />}
      <div className="stack gap-0.75">{children}</div>
      {action}
    </li>
  );
}

/** The item's title; its link covers the whole line. */
export function ItemTitle({ level = 3, children, className, ...link }: LinkProps & { level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  const linked = link.render !== undefined || link.href !== undefined;
  return (
    <Heading
      className={classNames('item-title', className)}
      lang={typeof children === 'string' ? foreignLanguageTag(children) : undefined}
    >
      {linked ? <RenderLink {...link}>{children}</RenderLink> : children}
    </Heading>
  );
}
