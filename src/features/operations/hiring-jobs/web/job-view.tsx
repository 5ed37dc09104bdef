import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { EditorHead } from './editor-head.tsx';
import { JobActions } from './job-actions.tsx';
import { JobPreview } from './job-preview.tsx';
import type { HiringJob } from './queries.ts';

/** A job that the viewer cannot change here. */
export function JobView({ job, isViewer }: { job: HiringJob; isViewer: boolean }) {
  return (
    <main className="container page-top stack gap-5">
      <EditorHead job={job} title={job.attributes.content.title} />
      <Banner>{isViewer ? m.hiring_viewer_only() : m.hiring_imported()}</Banner>
      {!isViewer && (
        <div className="row">
          <JobActions job={job} />
        </div>
      )}
      <Panel>
        <JobPreview job={job} content={job.attributes.content} />
      </Panel>
    </main>
  );
}
