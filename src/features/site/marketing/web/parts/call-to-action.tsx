import type { ReactElement } from 'react';
import { ButtonLink } from '#platform/ui/button.tsx';
import './call-to-action.css';

type CallToActionProps = {
  title: string;
  text: string;
  /** The button's label and its router link. */
  action: string;
  render: ReactElement;
};

/** A full-width band with a link. */
export const CallToAction = ({ title, text, action, render }: CallToActionProps) => (
  <section className="call-to-action" aria-labelledby="strip">
    <div className="container">
      <div>
        <h2 id="strip">{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink variant="quiet" render={render}>
        {action}
      </ButtonLink>
    </div>
  </section>
);
