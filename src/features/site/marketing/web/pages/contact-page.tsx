import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { AdvisorButton, ConfirmPanel, LeadForm } from '#features/site/leads/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Icon, type IconShape } from '#platform/ui/icon.tsx';
import { siteQuery } from '../queries.ts';
import { sharePicture } from '../share-picture.ts';

const PATH = '/contact-us';

export const Route = createFileRoute('/contact-us')({
  validateSearch: ({ confirm }: Record<string, unknown>): { confirm?: string } =>
    typeof confirm === 'string' ? { confirm: confirm.slice(0, 200) } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(siteQuery());

    return {
      title: m.pages_contact(),
      description: m.pages_contact_description(),
      path: PATH,
      image: sharePicture('contact-us'),
      hidden: deps.confirm !== undefined,
      structured: { '@type': 'ContactPage', name: m.pages_contact_heading() },
      above: [],
    };
  },
  head: pageHead,
  component: ContactPage,
});

const FIRST_LINKS = [
  { to: '/cancellation-policy', label: m.pages_contact_first_1 },
  { to: '/how-the-score-works', label: m.pages_contact_first_2 },
  { to: '/settings', label: m.pages_contact_first_3 },
  { to: '/blog/seven-signs-of-a-fake-job-ad', label: m.pages_contact_first_4 },
  { to: '/forum', label: m.pages_contact_first_5 },
];

/** Contact options; also the target of the confirmation link in our mail. */
function ContactPage() {
  const site = useSuspenseQuery(siteQuery()).data.data.attributes;
  const { confirm } = Route.useSearch();
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
          <AdvisorButton bookable={site.advisor_booking} page={PATH} />
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
          <LeadForm kind="contact" page={PATH} />
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
