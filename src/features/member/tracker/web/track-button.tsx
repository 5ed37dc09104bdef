import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ListChecks from 'lucide-react/icons/list-checks';
import { useCurrentUser, useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { trackerQuery, useRemoveEntry, useTrack } from './queries.ts';

/** Whether a program is tracked, and how to track it. */
export function useTrackProgram(program_id: string) {
  const login = useLogin();
  const user = useCurrentUser();
  const toast = useToast();
  const [track, remove] = [useTrack(), useRemoveEntry()];
  const { data } = useQuery({ ...trackerQuery({ program_id, per_page: 1 }), enabled: user !== null });
  const tracked = (data?.meta.total ?? 0) > 0;
  const onError = (error: Error) => void toast.show(error.message, { kind: 'warn' });
  const trackProgram = () => {
    const input = { json: { program_id } };
    const afterwards = intent('track', 'POST /api/tracker/track', input);
    if (!login.require({ reason: m.tracker_track_login(), afterwards })) return;
    track.mutate(input, {
      onError,
      onSuccess: ({ data: { id } }) =>
        void toast.show(m.tracker_tracked(), {
          action: { label: m.tracker_undo(), onPress: () => remove.mutate({ params: { id } }, { onError }) },
        }),
    });
  };
  return {
    tracked,
    tracking: track.isPending,
    trackProgram,
    /** Suggests tracking the program, after an external link was followed. */
    suggestTracking: () => {
      if (!tracked) toast.show(m.tracker_offer(), { action: { label: m.tracker_track(), onPress: trackProgram } });
    },
  };
}

/** Tracks a program that members apply for elsewhere; links to the entry when it is tracked. */
export function TrackButton({ program_id }: { program_id: string }) {
  const { tracked, tracking, trackProgram } = useTrackProgram(program_id);
  if (tracked)
    return (
      <ButtonLink
        wide
        variant="bare"
        icon={ListChecks}
        render={<Link to="/applications" search={{ entry: `program-${program_id}` }} />}
      >
        {m.tracker_tracked_see()}
      </ButtonLink>
    );
  return (
    <Button wide variant="bare" icon={ListChecks} loading={tracking} onClick={trackProgram}>
      {m.tracker_track()}
    </Button>
  );
}
