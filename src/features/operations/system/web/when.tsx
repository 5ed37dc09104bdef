import { formatDateTime, formatRelative } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';

/** How long ago something was; the moment itself on hover. */
export function When({ at }: { at: string }) {
  return (
    <time className="nowrap" dateTime={at} title={formatDateTime(at)}>
      {formatRelative(at, useNow())}
    </time>
  );
}
