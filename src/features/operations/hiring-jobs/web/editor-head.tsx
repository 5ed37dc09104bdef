import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { HiringJob } from './queries.ts';

/** Where one is, the title, and what visitors see of the job. */
export function EditorHead({ job: { attributes: job }, title }: { job: HiringJob; title: string }) {
  return (
    <header className="stack gap-2">
      <Breadcrumbs
        crumbs={[
          { label: job.company.name, render: <Link to="/hiring" search={{ company: job.company.slug }} /> },
          { label: title || m.hiring_untitled() },
        ]}
      />
      <div className="row">
        <h1>{title || m.hiring_untitled()}</h1>
        <StateTags job={job} />
      </div>
      <p className="small muted">
        {job.live === null ? (
          m.hiring_editor_only_team()
        ) : (
          <>
            {m.hiring_editor_live()}{' '}
            <TextLink
              render={
                <Link
                  to="/jobs-apprenticeships/$company_slug/$job_slug"
                  params={{ company_slug: job.company.slug, job_slug: job.live.slug }}
                />
              }
            >
              {m.hiring_see_live()}
            </TextLink>
          </>
        )}
      </p>
    </header>
  );
}

const LIVE = {
  open: { tone: 'good', label: m.hiring_state_open },
  closed: { tone: 'neutral', label: m.hiring_state_closed },
  expired: { tone: 'warn', label: m.hiring_state_expired },
} as const;

function StateTags({ job: { live, state } }: { job: HiringJob['attributes'] }) {
  return (
    <span className="chips">
      {live && <Tag tone={LIVE[live.status].tone}>{LIVE[live.status].label()}</Tag>}
      {state === 'held' && <Tag tone="warn">{m.hiring_state_held()}</Tag>}
      {state === 'declined' && <Tag tone="bad">{m.hiring_state_declined()}</Tag>}
      {state === 'draft' && <Tag>{live ? m.hiring_state_changes() : m.hiring_state_draft()}</Tag>}
    </span>
  );
}
