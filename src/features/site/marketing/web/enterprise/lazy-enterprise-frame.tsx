import { lazy, Suspense } from 'react';

const Header = lazy(async () => ({ default: (await import('./enterprise-frame.tsx')).EnterpriseHeader }));
const Footer = lazy(async () => ({ default: (await import('./enterprise-frame.tsx')).EnterpriseFooter }));

/** The header of the enterprise page, loaded only there. */
export const EnterpriseHeader = () => (
  <Suspense>
    <Header />
  </Suspense>
);

/** The footer of the enterprise page, loaded only there. */
export const EnterpriseFooter = () => (
  <Suspense>
    <Footer />
  </Suspense>
);
