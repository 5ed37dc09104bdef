import type { ReactNode } from 'react';
import { Cover } from './art/cover.tsx';

type EmptyStateProps = {
  /** Any words; they choose the picture. */
  cover: string;
  title: ReactNode;
  level?: 1 | 2 | 3;
  /** What this place is for. */
  children?: ReactNode;
  /** The next step: one button, at most one more beside it. */
  action?: ReactNode;
  note?: ReactNode;
};

/** Nothing here yet: what the place is for and what to do next. */
export function EmptyState({ cover, title, level = 2, children, action, note }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="panel empty">
      <Cover slug={cover} />
      <Heading className="empty-title">{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="row empty-actions">{action}</div>}
      {note && <p className="caption">{note}</p>}
    </div>
  );
}
