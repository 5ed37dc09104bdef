import type { ReactNode } from 'react';
import { LazyCover } from './art/lazy-cover.tsx';

type EmptyStateProps = {
  /** A seed for the picture. */
  cover: string;
  title: ReactNode;
  level?: 1 | 2 | 3;
  /** What the page is for. */
  children?: ReactNode;
  /** The next step: one button, at most one more beside it. */
  action?: ReactNode;
  note?: ReactNode;
};

/** An empty state: what the page is for and what to do next. */
export function EmptyState({ cover, title, level = 2, children, action, note }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="panel empty">
      <LazyCover slug={cover} />
      <Heading className="empty-title">{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="row empty-actions">{action}</div>}
      {note && <p className="caption">{note}</p>}
    </div>
  );
}
