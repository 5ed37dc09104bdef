import { Children, isValidElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Tag } from './tag.tsx';

/** Facts in one line with dots between them; each child is one fact, a `Tag` stands without its dot, nothing is skipped silently but null. */
export function Meta({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p className={classNames('meta', className)}>
      {Children.map(children, (fact) => {
        if (fact === null || fact === undefined || typeof fact === 'boolean') return null;
        return isValidElement(fact) && (fact.type === Tag || fact.type === 'span') ? fact : <span>{fact}</span>;
      })}
    </p>
  );
}
