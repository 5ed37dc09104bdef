import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Logo } from '#platform/ui/logo.tsx';
import { siteQuery } from '../queries.ts';
import './enterprise.css';

const SECTIONS = [
  { id: 'flow', label: m.pages_enterprise_nav_flow },
  { id: 'measured', label: m.pages_enterprise_nav_measured },
  { id: 'rules', label: m.pages_enterprise_nav_rules },
];

/** The enterprise page's own header: links to its sections and to the contact form. */
export function EnterpriseHeader() {
  const { brand } = useRouteContext({ from: '__root__' });
  return (
    <header className="header enterprise-header no-print">
      <div className="container">
        <Logo brand={brand} render={<Link to="/" />} />
        <span className="enterprise-name">{m.pages_enterprise_nav()}</span>
        <nav className="nav" aria-label={m.pages_enterprise()}>
          {SECTIONS.map(({ id, label }) => (
            <a key={id} href={`#${id}`}>
              {label()}
            </a>
          ))}
        </nav>
        <ButtonLink small href="#talk" className="push-end">
          {m.pages_enterprise_nav_talk()}
        </ButtonLink>
      </div>
    </header>
  );
}

/** The enterprise page's own footer: the operator, and a link back. */
export function EnterpriseFooter() {
  const { data } = useQuery(siteQuery());
  if (!data) return null;
  const { legal_name, legal_address, support_email } = data.data.attributes;
  return (
    <footer className="enterprise-footer no-print">
      <div className="container">
        <p>
          {legal_name}, {legal_address}
        </p>
        <p>
          <a className="link" href={`mailto:${support_email}`}>
            {support_email}
          </a>
        </p>
        <p>
          <Link className="link" to="/privacy-policy">
            {m.marketing_privacy()}
          </Link>
        </p>
        <p>
          <Link className="link" to="/for-corporates">
            {m.pages_enterprise_back()}
          </Link>
        </p>
      </div>
    </footer>
  );
}
