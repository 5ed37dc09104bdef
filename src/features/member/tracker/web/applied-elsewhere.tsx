import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useCurrentUser, useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { trackerQuery, useRemoveEntry, useTrack, useUndoStage, type Entry } from './queries.ts';

/** Keeps that the member applied for a job on the employer's own page; what happens there, only they can tell. */
export function AppliedElsewhere({ jobId, company }: { jobId: string; company: string }) {
  const user = useCurrentUser();
  const { data } = useQuery({ ...trackerQuery({ job_id: jobId, per_page: 1 }), enabled: user !== null });
  const { tell, telling } = useTelling(jobId, data?.data[0]);
  const stage = data?.data[0]?.attributes.stage;
  const isTold = stage !== undefined && stage !== 'saved' && stage !== 'considering';
  return (
    <Panel className="stack gap-3 [--pad:20px]" aria-label={m.tracker_elsewhere()}>
      <h2 className="card-title">{isTold ? m.tracker_elsewhere_told() : m.tracker_elsewhere()}</h2>
      <p className="small muted">{m.tracker_elsewhere_text({ company })}</p>
      {isTold ? (
        <ButtonLink wide variant="quiet" render={<Link to="/applications" search={{ entry: `job-${jobId}` }} />}>
          {m.tracker_tracked_see()}
        </ButtonLink>
      ) : (
        <Button wide variant="quiet" icon={CircleCheck} loading={telling} onClick={tell}>
          {m.tracker_elsewhere_tell()}
        </Button>
      )}
    </Panel>
  );
}

/** `before` is the member's entry for the job, if there is one. Undoing leaves it as it was. */
function useTelling(job_id: string, before: Entry | undefined) {
  const login = useLogin();
  const toast = useToast();
  const [track, remove, undo] = [useTrack(), useRemoveEntry(), useUndoStage()];
  const onError = (error: Error) => void toast.show(error.message, { kind: 'warn' });
  const takeBack = ({ id, attributes }: Entry) => {
    const stage_id = attributes.timeline.find(({ what }) => what === 'applied')?.id;
    if (before && stage_id) undo.mutate({ params: { id, stage_id } }, { onError });
    else remove.mutate({ params: { id } }, { onError });
  };
  const tell = () => {
    const input = { json: { job_id } };
    const afterwards = intent('track', 'POST /api/tracker/track', input);
    if (!login.require({ reason: m.tracker_track_login(), afterwards })) return;
    track.mutate(input, {
      onError,
      onSuccess: ({ data }) =>
        void toast.show(m.tracker_tracked(), { action: { label: m.tracker_undo(), onPress: () => takeBack(data) } }),
    });
  };
  return { tell, telling: track.isPending };
}
