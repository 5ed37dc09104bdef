import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { programLink } from './program-link.ts';
import { programQuery } from './queries.ts';

/** A frame that takes longer to load is treated as refused by the provider. */
const LOAD_TIMEOUT_MS = 8000;

export const Route = createFileRoute('/courses/frame')({
  validateSearch: (search: Record<string, unknown>) => ({ id: typeof search['id'] === 'string' ? search['id'] : '' }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { id } }): Promise<PageHead> => {
    if (!id) throw notFound();
    await context.queryClient.ensureQueryData(programQuery(id));

    return { title: m.programs_frame_title(), description: m.programs_description(), path: '/courses/frame', hidden: true };
  },
  head: pageHead,
  component: FramePage,
});

/**
 * The provider's page in a frame. Its URL comes from the stored program, never from the query. Only the content security
 * policy of this page allows its origin, so links to this page must load the whole document.
 */
function FramePage() {
  const { id } = Route.useSearch();
  const program = useSuspenseQuery(programQuery(id)).data.data;
  const { title, provider, url } = program.attributes;
  const frame = useFrameState();
  const open = (
    <ButtonLink small icon={ExternalLink} href={url} target="_blank" rel="noopener">
      {m.programs_open_at({ provider })}
      <span className="visually-hidden"> {m.programs_new_tab()}</span>
    </ButtonLink>
  );
  return (
    <main className="container page-top stack gap-3">
      <Breadcrumbs
        crumbs={[
          { label: m.programs_title(), render: <Link to="/courses" /> },
          { label: title, render: <Link {...programLink(program)} /> },
          { label: m.programs_frame_crumb() },
        ]}
      />
      <h1 className="part-title">{m.programs_frame_of({ title, provider })}</h1>
      <Banner action={open} {...(frame.isBlank && { kind: 'warn' as const, live: true })}>
        {frame.isBlank ? m.programs_frame_blank({ provider }) : m.programs_frame_note({ provider })}
      </Banner>
      <iframe
        className="program-frame"
        title={m.programs_frame_of({ title, provider })}
        src={url}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        onLoad={frame.loaded}
      />
    </main>
  );
}

/** `isBlank` becomes true when the browser reports that the frame was refused, or when it takes too long to load. */
function useFrameState() {
  const [isBlank, setIsBlank] = useState(false);
  const [hasLoaded, setHasLoaded] = useState(false);
  useEffect(() => {
    const onViolation = (event: SecurityPolicyViolationEvent) => event.effectiveDirective === 'frame-src' && setIsBlank(true);
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, []);
  useEffect(() => {
    if (hasLoaded) return undefined;
    const timer = setTimeout(() => setIsBlank(true), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [hasLoaded]);
  return { isBlank, loaded: () => setHasLoaded(true) };
}
