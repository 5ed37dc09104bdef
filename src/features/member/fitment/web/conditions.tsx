import { useToast } from '#platform/ui/toast.tsx';
import { changeMessage } from './change-message.ts';
import { ConditionList } from './condition-list.tsx';
import { useDeclareCondition, type Fitment } from './queries.ts';

/** What must be met, and what to confirm; each is answered with one press, and undone in the same place. */
export function Conditions({ fitment, title }: { fitment: Fitment; title: string }) {
  const { conditions, facts, job_application_id } = fitment.attributes;
  const declare = useDeclareCondition(job_application_id);
  const toast = useToast();
  const say = (condition_id: string, held: boolean | null) => {
    if (declare.isPending) return;
    declare.mutate(
      { params: { id: fitment.id }, json: { condition_id, held } },
      {
        onSuccess: ({ data }) => toast.show(changeMessage(fitment, data)),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  };
  const pendingId = declare.isPending ? declare.variables.json.condition_id : null;
  return <ConditionList conditions={conditions} facts={facts} title={title} pendingId={pendingId} onSay={say} />;
}
