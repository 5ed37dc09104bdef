import type { ComponentPropsWithRef, ReactNode } from 'react';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { classNames } from './class-names.ts';
import { RenderLink, type LinkProps } from './render-link.tsx';

/** A vertical card: `Cover`, then a `CardBody` with `Eyebrow`, `CardTitle`, `Meta` and one action. */
export function Card({ className, ...props }: ComponentPropsWithRef<'article'>) {
  return <article {...props} className={classNames('card', className)} />;
}

/** The content under the cover. */
export function CardBody({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={classNames('card-body', className)} />;
}

/** The kind or topic, above the title. */
export function Eyebrow({ className, ...props }: ComponentPropsWithRef<'p'>) {
  return <p {...props} className={classNames('eyebrow', className)} />;
}

type CardTitleProps = LinkProps & {
  /** The heading level. */
  level?: 2 | 3 | 4;
  children: ReactNode;
};

/** The title; its link, if any, covers the whole card. */
export function CardTitle({ level = 3, children, className, ...link }: CardTitleProps) {
  const Heading = `h${level}` as const;
  const linked = link.render !== undefined || link.href !== undefined;
  return (
    <Heading
      className={classNames('card-title', className)}
      lang={typeof children === 'string' ? foreignLanguageTag(children) : undefined}
    >
      {linked ? <RenderLink {...link}>{children}</RenderLink> : children}
    </Heading>
  );
}

/** The row of actions, which stays at the bottom of the card however short the text is. */
export function CardFoot({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={classNames('card-foot', className)} />;
}
