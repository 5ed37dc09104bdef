import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import './ad-check.css';

const SOURCES: { title: () => string; text: () => string; art: ReactNode }[] = [
  { title: m.ad_check_from_message, text: m.ad_check_from_message_text, art: messageArt() },
  { title: m.ad_check_from_portal, text: m.ad_check_from_portal_text, art: portalArt() },
  { title: m.ad_check_from_company, text: m.ad_check_from_company_text, art: addressArt() },
  { title: m.ad_check_from_notice, text: m.ad_check_from_notice_text, art: noticeArt() },
];

/** Where ads are found, and how each is brought. */
export function Sources() {
  return (
    <section className="stack gap-3" aria-labelledby="sources">
      <h2 id="sources" className="title-s">
        {m.ad_check_where()}
      </h2>
      <ul className="ad-sources">
        {SOURCES.map(({ title, text, art }) => (
          <li key={title()}>
            <svg viewBox="0 0 120 72" aria-hidden="true">
              {art}
            </svg>
            <div>
              <h3 className="source-title">{title()}</h3>
              <p className="small muted">{text()}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function messageArt() {
  return (
    <>
      <path d="M0 0h120v72H0z" fill="var(--art-green-soft)" />
      <path className="art-paper" d="M30 12h66a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8V24l-8-8v-4z" />
      <path className="art-line" style={{ stroke: 'var(--art-green)' }} d="M32 24c1-4 4-5 9-5m-3.500-4 4 4-4 4M49 20h20" />
      <path className="art-line" d="M32 32h60M32 40h60M32 48h38" />
    </>
  );
}

function portalArt() {
  return (
    <>
      <path d="M0 0h120v72H0z" fill="var(--art-blue-soft)" />
      <rect className="art-paper" x="18" y="11" width="84" height="70" rx="7" />
      <circle cx="27" cy="19" r="2" fill="var(--art-pink)" />
      <circle cx="34" cy="19" r="2" fill="var(--art-sun)" />
      <path d="M18 27h84" stroke="var(--paper-line)" strokeWidth="1.5" />
      <rect x="26" y="34" width="12" height="12" rx="3" fill="var(--art-blue)" />
      <rect x="26" y="54" width="12" height="12" rx="3" fill="var(--art-pink)" />
      <path className="art-line" d="M45 37h34M45 44h24M45 57h42M45 64h20" />
    </>
  );
}

function addressArt() {
  return (
    <>
      <path d="M0 0h120v72H0z" fill="var(--art-sand)" />
      <rect className="art-paper" x="12" y="25" width="96" height="22" rx="11" />
      <circle cx="25" cy="36" r="4.5" fill="none" stroke="var(--art-blue)" strokeWidth="2.4" />
      <path className="art-line" style={{ stroke: 'var(--paper-ink)' }} d="M36 36h22" />
      <path className="art-line" d="M62 36h32" />
    </>
  );
}

function noticeArt() {
  return (
    <>
      <path d="M0 0h120v72H0z" fill="var(--art-pink-soft)" />
      <path className="art-paper" d="M36 9h36l14 14v60H36z" />
      <path d="M72 9v14h14z" fill="var(--art-pink)" />
      <circle cx="61" cy="30" r="5" fill="none" stroke="var(--art-pink)" strokeWidth="2.4" />
      <path className="art-line" d="M45 43h32M45 51h32M45 59h20" />
    </>
  );
}
