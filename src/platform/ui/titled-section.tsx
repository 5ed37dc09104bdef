import type { ReactNode } from 'react';

type TitledSectionProps = {
  /** The id of the heading, unique on the page. */
  id: string;
  title: ReactNode;
  /** Content beside the title, such as a link to the full list. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A section of a page with a heading. */
export function TitledSection({ id, title, aside, children }: TitledSectionProps) {
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
