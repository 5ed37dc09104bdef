import { Children, isValidElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Tag } from './tag.tsx';

/** Facts in one line, separated by dots; each child is one fact, a `Tag` has no dot, null and empty children are skipped. */
export function Meta({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p className={classNames('meta', className)}>
      {Children.map(children, (fact) => {
        if (fact === null || fact === undefined || fact === '' || typeof fact === 'boolean') return null;
        return isValidElement(fact) && (fact.type === Tag || fact.type === 'span') ? fact : <span>{fact}</span>;
      })}
    </p>
  );
}
