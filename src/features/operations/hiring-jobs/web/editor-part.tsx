import type { ReactNode } from 'react';
import './hiring.css';

/** A part of the editor with its name on the left on a wide screen. */
export function EditorPart({
  id,
  title,
  text,
  wide = false,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  /** The name stands above on every screen. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} className={wide ? 'hiring-part is-wide' : 'hiring-part'} aria-labelledby={`${id}-title`}>
      <div className="stack gap-1">
        <h2 id={`${id}-title`} className="part-title">
          {title}
        </h2>
        {text && <p className="caption muted">{text}</p>}
      </div>
      <div className="stack min-w-0 gap-4">{children}</div>
    </section>
  );
}
