import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = {
  title?: ReactNode;
  level?: 1 | 2 | 3;
  /** What happened, what it means and what to do. */
  children?: ReactNode;
  /** Shown for support requests: a status or a request id. */
  code?: string | number;
  onRetry?: () => void;
  retrying?: boolean;
  /** Shown beside or instead of the retry button. */
  action?: ReactNode;
};

/** An error in part of a page. */
export function ErrorState({ title, level = 2, children, code, onRetry, retrying = false, action }: ErrorStateProps) {
  const retry = onRetry && (
    <Button icon={RotateCw} loading={retrying} onClick={onRetry}>
      {m.kit_retry()}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        cover="broken-path-3"
        level={level}
        title={title ?? m.kit_error_title()}
        {...((retry || action) && {
          action: [retry, action].filter(Boolean).map((part, index) => <span key={index}>{part}</span>),
        })}
        {...(code !== undefined && { note: m.kit_error_code({ code }) })}
      >
        {children ?? m.kit_error_text()}
      </EmptyState>
    </div>
  );
}
