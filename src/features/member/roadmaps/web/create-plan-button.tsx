import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { mutation } from '#platform/browser/queries.ts';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';

/** Creates a learning plan from a pack, or opens the existing one. */
export function CreatePlanButton({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const login = useLogin();
  const toast = useToast();
  const create = useMutation(mutation('POST /api/roadmaps/by_source'));
  const createPlan = () => {
    if (!login.require({ reason: m.boards_adopt_why() })) return;
    create.mutate(
      { query: { source_type: 'LearningPack', source_id: slug } },
      {
        onSuccess: ({ data }) => void navigate({ href: `/${data.attributes.user_slug}/roadmap/${data.id}` }),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  };
  return (
    <Button variant="quiet" loading={create.isPending} onClick={createPlan}>
      {m.boards_adopt()}
    </Button>
  );
}
