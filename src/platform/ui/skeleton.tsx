import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';

type SkeletonProps = { width?: string; height?: string; radius?: string };

/** A placeholder shape; lengths are CSS lengths. */
export function Skeleton({ width, height, radius }: SkeletonProps) {
  return <span className="skeleton block" style={{ '--w': width, '--h': height, borderRadius: radius }} />;
}

/** Announces loading once, around any skeletons. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true" role="status">
      <span className="visually-hidden">{m.kit_loading()}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

const indexes = (length: number) => Array.from({ length }, (_, index) => index);
const TITLE_WIDTHS = ['38%', '54%', '46%', '62%'];
const LINE_WIDTHS = ['96%', '88%', '93%', '58%'];
const pick = (widths: readonly string[], index: number) => widths[index % widths.length] ?? '60%';

/** A placeholder for a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="stack gap-2.5">
      {indexes(lines).map((line) => (
        <Skeleton key={line} width={line === lines - 1 ? '58%' : pick(LINE_WIDTHS, line)} />
      ))}
    </div>
  );
}

/** Placeholders in the shape of `Card`. */
export function SkeletonCards({ cards = 4, min = 256 }: { cards?: number; min?: number }) {
  return (
    <Loading>
      <div className="grid" style={{ '--min': `${min}px` }}>
        {indexes(cards).map((card) => (
          <div className="card" key={card}>
            <span className="skeleton cover" />
            <div className="card-body">
              <Skeleton width="40%" height="12px" />
              <Skeleton width={pick(['88%', '72%', '80%'], card)} height="18px" />
              <Skeleton width="56%" height="12px" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Placeholders in the shape of `List`. */
export function SkeletonList({ rows = 5 }: { rows?: number }) {
  return (
    <Loading>
      <div className="list">
        {indexes(rows).map((row) => (
          <div className="item" key={row}>
            <Skeleton width="48px" height="48px" radius="10px" />
            <div className="stack gap-2" style={{ paddingBlock: 4 }}>
              <Skeleton width={pick(TITLE_WIDTHS, row)} height="16px" />
              <Skeleton width={pick(['52%', '44%', '60%'], row)} height="12px" />
              <Skeleton width={pick(['30%', '24%', '34%'], row)} height="12px" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
