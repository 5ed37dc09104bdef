import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { useKeyShortcut } from '#platform/ui/hooks/use-key-shortcut.ts';
import '#platform/ui/styles/workspace.css';

type PaneProps = {
  /** The name of what is open. */
  label: string;
  /** The list, and the name of the way back to it. */
  list: { to: string; label: string };
  place: { index: number; of: number };
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  more?: ReactNode;
  head: ReactNode;
  children: ReactNode;
};

/** What is open, beside its list; below 1,100 px a page of its own. `J` and `K` go to the next and the one before, Escape closes. */
export function Pane({ label, list, place, onStep, onClose, more, head, children }: PaneProps) {
  useKeyShortcut('j', () => onStep(1));
  useKeyShortcut('k', () => onStep(-1));
  useKeyShortcut('Escape', onClose);
  return (
    <section className="work-pane" aria-label={label}>
      <header className="work-pane-head">
        <div className="work-pane-line">
          <ButtonLink variant="bare" small icon={ChevronLeft} className="work-back" render={<Link {...linkTo(list.to)} />}>
            {list.label}
          </ButtonLink>
          {place.index >= 0 && (
            <span className="small muted work-beside">{m.staff_place_of({ place: place.index + 1, count: place.of })}</span>
          )}
          <span className="work-actions">
            <Button variant="bare" small iconOnly icon={ChevronUp} label={m.staff_previous()} onClick={() => onStep(-1)} />
            <Button variant="bare" small iconOnly icon={ChevronDown} label={m.staff_next()} onClick={() => onStep(1)} />
            {more}
            <span className="work-beside">
              <Button variant="bare" small iconOnly icon={X} label={m.staff_close()} onClick={onClose} />
            </span>
          </span>
        </div>
        {head}
      </header>
      {children}
    </section>
  );
}

/** A part of a pane, between lines. */
export function PaneSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="work-section">
      <div className="work-section-head">
        <h3>{title}</h3>
        {aside && <span className="work-actions">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
