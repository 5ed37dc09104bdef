import Check from 'lucide-react/icons/check';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Lines } from '#platform/web/ui/lines.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { BoardCard } from './queries.ts';

type PackStepProps = { card: BoardCard; number: number; done: boolean; onToggle: () => void };

/** One card of a pack in its place on the path. */
export function PackStep({ card, number, done, onToggle }: PackStepProps) {
  const action = done ? m.boards_done() : m.boards_mark();
  return (
    <li className={classNames('pack-step', done && 'is-done')} id={card.id}>
      <span className="station" aria-hidden="true">
        {done ? <Icon of={Check} small /> : number}
      </span>
      <article className="panel stack" style={{ '--gap': '12px' }}>
        <h2 className="pack-step-title">{card.title}</h2>
        <div className="prose">
          <Lines text={card.text} />
        </div>
        {card.link && (
          <p>
            <TextLink href={card.link.url} target="_blank" rel="noopener">
              {card.link.title}
              <span className="visually-hidden"> {m.boards_new_tab()}</span>
            </TextLink>
          </p>
        )}
        <div className="row">
          <Button
            variant="quiet"
            small
            {...(done && { icon: Check })}
            label={m.boards_of_card({ action, title: card.title })}
            onClick={onToggle}
          >
            {action}
          </Button>
        </div>
      </article>
    </li>
  );
}
