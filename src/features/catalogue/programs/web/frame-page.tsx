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

/** A page that has not loaded by then will hardly do so. */
const PATIENCE_MS = 8000;

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
 * The provider's own page inside this one. Its address is the program's, never the query's; the policy of this page
 * alone lets its origin in, so links to here load the whole document.
 */
function FramePage() {
  const { id } = Route.useSearch();
  const program = useSuspenseQuery(programQuery(id)).data.data;
  const { title, provider, url } = program.attributes;
  const late = useLateness();
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
      <Banner action={open} {...(late.blank && { kind: 'warn' as const, live: true })}>
        {late.blank ? m.programs_frame_blank({ provider }) : m.programs_frame_note({ provider })}
      </Banner>
      <iframe
        className="program-frame"
        title={m.programs_frame_of({ title, provider })}
        src={url}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        onLoad={late.loaded}
      />
    </main>
  );
}

/** Blank until it loads; counts as refused when the browser reports it or loading takes too long. */
function useLateness() {
  const [blank, setBlank] = useState(false);
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    const refuse = (event: SecurityPolicyViolationEvent) => event.effectiveDirective === 'frame-src' && setBlank(true);
    document.addEventListener('securitypolicyviolation', refuse);
    return () => document.removeEventListener('securitypolicyviolation', refuse);
  }, []);
  useEffect(() => {
    if (arrived) return undefined;
    const timer = setTimeout(() => setBlank(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [arrived]);
  return { blank, loaded: () => setArrived(true) };
}
