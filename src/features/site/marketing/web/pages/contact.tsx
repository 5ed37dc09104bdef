import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { AdvisorButton, ConfirmPanel, LeadForm } from '#features/base/leads/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Icon, type IconShape } from '#platform/ui/icon.tsx';
import { siteQuery } from '../queries.ts';
import './contact.css';

const page = getRouteApi('/contact-us');

const FIRST_LINKS = [
  { to: '/cancellation-policy', label: m.pages_contact_first_1 },
  { to: '/how-the-score-works', label: m.pages_contact_first_2 },
  { to: '/settings', label: m.pages_contact_first_3 },
  { to: '/check', label: m.pages_contact_first_4 },
  { to: '/forum', label: m.pages_contact_first_5 },
];

/** Contact options; also the target of the confirmation link in our mail. */
export function ContactPage() {
  const site = useSuspenseQuery(siteQuery()).data.data.attributes;
  const { confirm } = page.useSearch();
  return (
    <main className="container page-top contact">
      {confirm && <ConfirmPanel token={confirm} />}
      <div className="contact-sides">
        <div className="contact-details">
          <h1>{m.pages_contact_heading()}</h1>
          <p className="lead muted">{m.pages_contact_lead()}</p>
          <ul className="contact-options">
            <ContactOption icon={Mail} name={m.pages_contact_mail()}>
              <a className="link" href={`mailto:${site.support_email}`}>
                {site.support_email}
              </a>
            </ContactOption>
            <ContactOption icon={Phone} name={m.pages_contact_phone()}>
              <a className="link" href={`tel:${site.support_phone.replaceAll(/[^\d+]/g, '')}`}>
                {site.support_phone}
              </a>
              <span className="small muted">{site.support_hours}</span>
            </ContactOption>
            <ContactOption icon={MapPin} name={m.pages_contact_post()}>
              <address>
                {site.legal_name}
                <br />
                {site.legal_address}
              </address>
            </ContactOption>
          </ul>
          <AdvisorButton bookable={site.advisor_booking} page="/contact-us" />
          <nav aria-labelledby="first" className="stack gap-1">
            <h2 id="first" className="aside-title">
              {m.pages_contact_first()}
            </h2>
            <ul className="first-links">
              {FIRST_LINKS.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="link">
                    {label()}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className="small muted">{m.pages_contact_grievance()}</p>
        </div>
        <section className="panel contact-form" aria-labelledby="form">
          <h2 id="form">{m.pages_contact_form()}</h2>
          <LeadForm kind="contact" page="/contact-us" />
        </section>
      </div>
    </main>
  );
}

const ContactOption = ({ icon, name, children }: { icon: IconShape; name: string; children: ReactNode }) => (
  <li>
    <span className="contact-icon">
      <Icon of={icon} />
    </span>
    <div>
      <p className="small muted">{name}</p>
      {children}
    </div>
  </li>
);
