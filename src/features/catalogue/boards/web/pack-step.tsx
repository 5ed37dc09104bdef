import Check from 'lucide-react/icons/check';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Lines } from '#platform/ui/lines.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { cardLink, isInternal } from './card-link.tsx';
import { cardKindLabel, cardTitle } from './card-labels.ts';
import type { BoardCard } from './queries.ts';
import './boards.css';

type PackStepProps = { card: BoardCard; number: number; done: boolean; onToggle: () => void };

/** One numbered step of a learning pack. */
export function PackStep({ card, number, done, onToggle }: PackStepProps) {
  const action = done ? m.boards_done() : m.boards_mark();
  const isNote = card.kind === 'note';
  return (
    <li className={classNames('pack-step', done && 'is-done')} id={card.anchor}>
      <span className="step-marker" aria-hidden="true">
        {done ? <Icon of={Check} small /> : number}
      </span>
      <article className="panel stack gap-3">
        {!isNote && <p className="eyebrow">{cardKindLabel(card.kind)}</p>}
        <h2 className="pack-step-title" lang={foreignLanguageTag(cardTitle(card))}>
          {cardTitle(card)}
        </h2>
        {card.text && (
          <div className="prose">
            <Lines text={card.text} />
          </div>
        )}
        {!isNote && card.summary && (
          <p className="muted" lang={foreignLanguageTag(card.summary)}>
            {card.summary}
          </p>
        )}
        {!isNote && card.facts.length > 0 && <Meta>{card.facts.map((fact) => fact)}</Meta>}
        {!card.available && <p className="muted">{m.boards_card_unavailable_text()}</p>}
        {card.url && (
          <p>
            <TextLink {...cardLink(card.url)}>
              {card.link_title || m.boards_open_card({ title: card.title })}
              {!isInternal(card.url) && <span className="visually-hidden"> {m.boards_new_tab()}</span>}
            </TextLink>
          </p>
        )}
        <div className="row">
          <Button
            variant="quiet"
            small
            {...(done && { icon: Check })}
            label={m.boards_of_card({ action, title: cardTitle(card) })}
            onClick={onToggle}
          >
            {action}
          </Button>
        </div>
      </article>
    </li>
  );
}
