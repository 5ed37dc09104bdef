import type { ComponentProps, ReactNode } from 'react';
import { LeadForm } from '#features/base/leads/web/index.ts';

type AskPanelProps = Pick<ComponentProps<typeof LeadForm>, 'kind' | 'page'> & {
  /** Unique on the page; the target of links to the form. */
  id: string;
  title: string;
  text: string;
  /** Shown below the text, beside the form. */
  children?: ReactNode;
};

/** A contact form with a title and text beside it. */
export const AskPanel = ({ id, title, text, kind, page, children }: AskPanelProps) => (
  <section className="container section ask-panel" id={id} aria-labelledby={`${id}-title`}>
    <div className="stack gap-5">
      <div className="stack gap-2">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="muted">{text}</p>
      </div>
      {children}
    </div>
    <div className="panel">
      <LeadForm kind={kind} page={page} />
    </div>
  </section>
);
