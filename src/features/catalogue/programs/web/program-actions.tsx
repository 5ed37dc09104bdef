import Heart from 'lucide-react/icons/heart';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { formatNumber } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { ShareMenu } from '#platform/ui/share-menu.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { programPath } from './program-link.ts';
import { useCountProgramShare, useLikeProgram, type ProgramDetail } from './queries.ts';

type ProgramActionProps = { program: ProgramDetail };

/** Likes and unlikes a course, and shows its number of likes. */
export function LikeProgram({ program }: ProgramActionProps) {
  const login = useLogin();
  const toast = useToast();
  const like = useLikeProgram(program);
  const { id } = program;
  const { liked, likes, title } = program.attributes;
  const press = () => {
    const input = { params: { id } };
    if (!login.require({ reason: m.programs_like_login(), afterwards: intent('like', 'POST /api/programs/{id}/like', input) }))
      return;
    like.mutate(input, { onError: (error) => toast.show(error.message, { kind: 'warn' }) });
    if (!liked) recordEvent({ actionable_action: 'like', actionable_type: 'program', actionable_id: id });
  };
  return (
    <Button
      variant="quiet"
      className="like"
      icon={Heart}
      pressed={liked}
      label={m.programs_like_named({ title, count: formatNumber(likes) })}
      onClick={press}
    >
      <span className="num">{formatNumber(likes)}</span>
    </Button>
  );
}

/** Shares a course; shares are counted. */
export function ShareProgram({ program }: ProgramActionProps) {
  const count = useCountProgramShare();
  const { id } = program;
  const onShared = () => {
    count.mutate({ params: { id } });
    recordEvent({ actionable_action: 'share', actionable_type: 'program', actionable_id: id });
  };
  return <ShareMenu variant="quiet" title={program.attributes.title} path={programPath(program)} onShared={onShared} />;
}
