import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BandLabel } from '#features/member/fitment/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { CopyButton } from '#platform/ui/copy-button.tsx';
import { BetterWords } from './better-words.tsx';
import { otherRolesQuery, type Offer } from './queries.ts';
import './offer.css';

/** What to do instead of a plan, free: own sentences, better words, questions to expect, roles that would stretch. */
export function Advice({ offer, withWords }: { offer: Offer; withWords: boolean }) {
  return (
    <>
      <SeeRole offer={offer} />
      {withWords && <BetterWords offer={offer} className="panel" />}
      <div className="free-advice">
        <OwnSentences offer={offer} />
        <Questions offer={offer} />
      </div>
      <OtherRoles offer={offer} title={m.plan_offers_stretch()} />
    </>
  );
}

/** Leads to the role, to apply for it. */
export const SeeRole = ({ offer }: { offer: Offer }) => (
  <div className="row">
    <ButtonLink
      render={
        <Link
          to="/jobs-apprenticeships/$company_slug/$job_slug"
          params={{ company_slug: offer.company_slug, job_slug: offer.job_slug }}
        />
      }
    >
      {m.plan_offers_apply()}
    </ButtonLink>
  </div>
);

/** The member's own strongest sentences, to copy. */
export function OwnSentences({ offer }: { offer: Offer }) {
  return (
    <section className="stack gap-3">
      <div>
        <h2>{m.plan_offers_say()}</h2>
        <p className="small muted">{offer.say.length > 0 ? m.plan_offers_say_text() : m.plan_offers_say_none()}</p>
      </div>
      {offer.say.map(({ name, quote }) => (
        <div key={quote} className="say">
          <p>
            <span className="small muted">{name}</span>
            <br />“{quote}”
          </p>
          <CopyButton text={quote} />
        </div>
      ))}
    </section>
  );
}

/** Questions to expect, with what a good answer shows. */
export function Questions({ offer }: { offer: Offer }) {
  return (
    <section className="stack gap-1">
      <div>
        <h2>{m.plan_offers_ask()}</h2>
        <p className="small muted">{m.plan_offers_ask_text()}</p>
      </div>
      {offer.questions.map(({ question, shows }, index) => (
        <details key={question} className="question" open={index === 0}>
          <summary>{question}</summary>
          <p className="small muted">{shows}</p>
        </details>
      ))}
    </section>
  );
}

/** Open roles near this one, with the member's band. */
export function OtherRoles({ offer, title }: { offer: Offer; title: string }) {
  const { data, isPending } = useQuery(otherRolesQuery(offer.job_application_id));
  const roles = data?.data ?? [];
  return (
    <section className="stack gap-3">
      <h2>{title}</h2>
      {isPending && (
        <p className="muted" role="status">
          {m.kit_loading()}
        </p>
      )}
      {!isPending && roles.length === 0 && <p className="muted">{m.plan_offers_roles_none()}</p>}
      {roles.length > 0 && (
        <ul className="list">
          {roles.map(({ id, attributes: role }) => (
            <li key={id} className="item role-item">
              <Mark slug={role.company_slug} name={role.company_name} size={40} />
              <div>
                <h3 className="item-title">
                  <Link
                    to="/jobs-apprenticeships/$company_slug/$job_slug"
                    params={{ company_slug: role.company_slug, job_slug: role.job_slug }}
                  >
                    {role.job_title}
                  </Link>
                </h3>
                <p className="meta">
                  <span>{role.company_name}</span>
                  {role.location !== '' && <span>{role.location}</span>}
                  {role.stops !== null && <span>{m.plan_offers_roles_stops({ count: role.stops })}</span>}
                </p>
              </div>
              <BandLabel band={role.band} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
