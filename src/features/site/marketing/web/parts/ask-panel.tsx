import type { ComponentProps, ReactNode } from 'react';
import { LeadForm } from '#features/site/leads/web/index.ts';

type AskPanelProps = Pick<ComponentProps<typeof LeadForm>, 'kind' | 'page'> & {
  /** Unique on the page; links lead here. */
  id: string;
  title: string;
  text: string;
  /** Stands under the words, beside the form. */
  children?: ReactNode;
};

/** The form of a page, with what it is for beside it. */
export const AskPanel = ({ id, title, text, kind, page, children }: AskPanelProps) => (
  <section className="container section ask-panel" id={id} aria-labelledby={`${id}-title`}>
    <div className="stack gap-5">
      <div className="stack gap-2">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="soft">{text}</p>
      </div>
      {children}
    </div>
    <div className="panel">
      <LeadForm kind={kind} page={page} />
    </div>
  </section>
);
