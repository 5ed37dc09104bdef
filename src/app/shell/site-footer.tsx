import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { siteQuery } from '#features/site/marketing/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { LanguageLinks } from './language-switch.tsx';
import { FOOTER_LINKS, LEGAL_LINKS } from './footer-links.ts';
import type { NavLink } from './nav-links.ts';
import type { Visibility } from './visibility.ts';

/** Links and contact details. */
export function SiteFooter({ visibility }: { visibility: Visibility }) {
  const { data } = useQuery(siteQuery());
  if (visibility === 'nowhere' || !data) return null;
  const site = data.data.attributes;
  return (
    <footer className={`footer no-print ${visibility === 'wide-only' ? 'not-on-phone' : ''}`}>
      <div className="container stack gap-8">
        <div className="footer-grid">
          {FOOTER_LINKS.map(({ title, links }) => (
            <div key={title()}>
              <h2>{title()}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <FooterLink {...link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <h2>{m.shell_talk()}</h2>
            <ul>
              <li>
                <a href={`mailto:${site.support_email}`}>{site.support_email}</a>
              </li>
              <li>
                <a href={`tel:${site.support_phone.replaceAll(/[^\d+]/g, '')}`}>{site.support_phone}</a>
              </li>
              <li className="muted footer-fact">{site.support_hours}</li>
              <li>
                <Link to="/contact-us">{m.pages_contact()}</Link>
              </li>
            </ul>
          </div>
        </div>
        <div className="row muted gap-y-1 gap-x-5">
          <span>{m.shell_tagline({ brand: site.brand })}</span>
          {site.social_links.map(({ name, address }) => (
            <a key={address} href={address} rel="me noopener">
              {name}
            </a>
          ))}
          <span className="row push-end gap-y-1 gap-x-5">
            {LEGAL_LINKS.map((link) => (
              <FooterLink key={link.to} {...link} />
            ))}
            <LanguageLinks />
            <a href="/api/docs">{m.shell_api()}</a>
          </span>
        </div>
      </div>
    </footer>
  );
}

/** Links may have a query string. */
const FooterLink = ({ to, label }: NavLink) => (
  <Link to={to.split('?')[0] ?? to} search={Object.fromEntries(new URLSearchParams(to.split('?')[1]))}>
    {label()}
  </Link>
);
