/// <reference types="vite/client" />
import { CSPProvider } from '@base-ui/react/csp-provider';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  retainSearchParams,
  Scripts,
  useLocation,
  useRouter,
} from '@tanstack/react-router';
import { lazy, memo, Suspense, useEffect, useState, type ReactNode } from 'react';
import { currentUserQuery, LoginProvider, signInOptionsQuery, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { adsQuery } from '#features/base/ads/web/index.ts';
import { announcementsQuery } from '#features/base/announcements/web/index.ts';
import { NavigationEvents } from '#features/base/analytics/web/index.ts';
import { EnterpriseFooter, EnterpriseHeader, siteQuery } from '#features/site/marketing/web/index.ts';
import { LiveNotifications } from '#features/base/notifications/web/index.ts';
import { AskInterests } from '#features/member/profiles/web/index.ts';
import { CompareTray } from '#features/catalogue/programs/web/index.ts';
import { language, languageTag, openSearchPath, type Language } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { pageTime } from '#platform/browser/api.ts';
import { restorePageState } from '#platform/browser/chosen-language.ts';
import { renderHead } from '#platform/seo/page-head.ts';
import { Campaign } from '#platform/ui/campaign.tsx';
import { THEME_SCRIPT } from '#platform/ui/theme.ts';
import { ToastProvider } from '#platform/ui/toast.tsx';
import textFont from '#platform/ui/styles/fonts/figtree-latin.woff2?url';
import hindiFont from '#platform/ui/styles/fonts/noto-sans-devanagari.woff2?url';
import './styles.css';
import { BottomBar } from './bottom-bar.tsx';
import { parseCampaignParams } from './campaign-params.ts';
import { RefetchOnRestore } from './refetch-on-restore.tsx';
import { FirstVisitPrompts } from './first-visit-prompts.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { PageBottom } from './page-bottom.tsx';
import { preloadSearch, SearchDialog } from './search-dialog.tsx';
import { SiteHeader } from './site-header.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { hasOwnLayout, isConsole, pageBottomVisibility } from './visibility.ts';

const TopBanners = lazy(async () => ({ default: (await import('./banners.tsx')).TopBanners }));
// Nothing waits for it.
const OfflineGuard = lazy(async () => ({ default: (await import('#features/member/roadmaps/web/index.ts')).OfflineGuard }));
// Few visitors come by a referral.
const ReferralVisit = lazy(async () => ({ default: (await import('#features/member/referrals/web/index.ts')).ReferralVisit }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));
const SuspensionBanner = lazy(async () => ({ default: (await import('./banners.tsx')).SuspensionBanner }));

/** Fonts preloaded per language, so that text does not shift when they arrive. */
const FONTS: Record<Language, string[]> = { en: [textFont], hi: [textFont, hindiFont] };

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  validateSearch: parseCampaignParams,
  search: { middlewares: [retainSearchParams(['Ref', 'rfr'])] },
  beforeLoad: async ({ context }) => {
    const [{ data: user }, { data: site }] = await Promise.all([
      context.queryClient.ensureQueryData(currentUserQuery()),
      context.queryClient.ensureQueryData(siteQuery()),
      context.queryClient.ensureQueryData(adsQuery()),
      context.queryClient.ensureQueryData(announcementsQuery()),
    ]);
    // Loads the sign-in options first, so that sign-in prompts render completely.
    if (!user) await context.queryClient.ensureQueryData(signInOptionsQuery());
    return { brand: site.attributes.brand };
  },
  head: ({ matches, match }) => {
    const missing = matches.some((match) => match.status === 'notFound');
    // The brand is not known where the site's settings could not be loaded.
    const brand = 'brand' in match.context ? match.context.brand : '';
    const title = brand === '' ? m.kit_error_title() : brand;
    const { meta } = renderHead(
      { title: missing ? m.shell_not_found() : title, description: m.shell_description(), path: '/', hidden: missing },
      brand,
    );
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        { name: 'theme-color', content: '#2250d6' },
        ...meta,
      ],
      links: [
        ...FONTS[language()].map((href) => ({
          rel: 'preload',
          href,
          as: 'font',
          type: 'font/woff2',
          crossOrigin: 'anonymous' as const,
        })),
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/icon-192.png' },
        { rel: 'manifest', href: '/app.webmanifest' },
        { rel: 'search', type: 'application/opensearchdescription+xml', title: brand, href: openSearchPath() },
      ],
      scripts: [{ children: THEME_SCRIPT }],
    };
  },
  shellComponent: Document,
  component: Frame,
});

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={languageTag()} data-time={pageTime()} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

// React drops a part that changes before its script has loaded, and the page would move: it changes with the page only.
const BannersAbove = memo(({ pathname }: { pathname: string }) => (
  <Suspense>
    <TopBanners pathname={pathname} />
  </Suspense>
));

/** The layout around every page. */
function Frame() {
  const { pathname, search } = useLocation();
  const nonce = useRouter().options.ssr?.nonce;
  const user = useCurrentUser();
  // Undefined until first opened, so that the code loads on demand.
  const [searching, setSearching] = useState<boolean>();
  const [isListed, setListed] = useState<boolean>();
  const openList = () => setListed(true);
  useShortcuts(() => setSearching(true), openList);
  useEffect(() => {
    // Marks for measurements that the page is interactive.
    performance.mark('hydrated');
    restorePageState();
  }, []);
  return (
    <CSPProvider {...(nonce ? { nonce } : {})}>
      <Campaign value={new URLSearchParams(parseCampaignParams(search)).toString()}>
        <ToastProvider>
          <LoginProvider>
            <a className="skip-link" href="#content">
              {m.shell_skip()}
            </a>
            <noscript>
              <p className="container small no-script">{m.shell_no_script()}</p>
            </noscript>
            <BannersAbove pathname={pathname} />
            {isConsole(pathname) ? null : hasOwnLayout(pathname) ? (
              <EnterpriseHeader />
            ) : (
              <SiteHeader onSearch={() => setSearching(true)} onSearchHover={preloadSearch} />
            )}
            {user?.attributes.suspended && (
              <Suspense>
                <SuspensionBanner />
              </Suspense>
            )}
            <div id="content" tabIndex={-1}>
              <Outlet />
            </div>
            {isConsole(pathname) ? null : hasOwnLayout(pathname) ? (
              <EnterpriseFooter />
            ) : (
              <PageBottom visibility={pageBottomVisibility(pathname)} />
            )}
            {!isConsole(pathname) && <BottomBar />}
            <CompareTray />
            {searching !== undefined && <SearchDialog open={searching} onOpenChange={setSearching} onList={openList} />}
            {isListed !== undefined && (
              <Suspense>
                <ShortcutsDialog open={isListed} onOpenChange={setListed} />
              </Suspense>
            )}
            <FirstVisitPrompts />
            <PageAnnouncer />
            <RefetchOnRestore />
            <NavigationEvents />
            {'rfr' in search && (
              <Suspense>
                <ReferralVisit />
              </Suspense>
            )}
            <Suspense>
              <OfflineGuard />
            </Suspense>
            <AskInterests />
            <LiveNotifications />
          </LoginProvider>
        </ToastProvider>
      </Campaign>
    </CSPProvider>
  );
}
