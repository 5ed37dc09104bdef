import { Link } from '@tanstack/react-router';
import { JOBS_PATH } from './nav-links.ts';
import { m } from '#platform/messages/messages.js';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';

/** The 404 page, also for things the viewer may not see. */
export function NotFoundPage() {
  return (
    <main className="container section">
      <EmptyState
        cover="not-found"
        level={1}
        title={m.shell_not_found()}
        action={
          <>
            <ButtonLink render={<Link to={JOBS_PATH} />}>{m.shell_not_found_jobs()}</ButtonLink>
            <ButtonLink variant="bare" render={<Link to="/" />}>
              {m.shell_home_go()}
            </ButtonLink>
          </>
        }
      >
        {m.shell_not_found_text()}
      </EmptyState>
    </main>
  );
}
