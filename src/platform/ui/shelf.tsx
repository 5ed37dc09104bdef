import type { ReactNode } from 'react';

type ShelfProps = {
  /** Unique on the page; the heading carries it. */
  id: string;
  title: ReactNode;
  /** Shown beside the title, such as a link to the full list. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A section of a page with a heading. */
export function Shelf({ id, title, aside, children }: ShelfProps) {
  const heading = (
    <h2 id={id} className="part-title">
      {title}
    </h2>
  );
  return (
    <section className="stack gap-3.5" aria-labelledby={id}>
      {aside ? (
        <div className="row">
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
