import { ReasonAct } from '#features/operations/staff/web/index.ts';
import type { IconShape } from '#platform/ui/icon.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import type { useSendAllMails } from './queries.ts';

type Counted = { data: { attributes: { count: number } } };
type AgainForAllProps = {
  /** How many there are; nothing is offered where there is none. */
  total: number | undefined;
  label: string;
  icon: IconShape;
  title: string;
  text: string;
  /** What is said once so many were tried again. */
  done: (count: number) => string;
  /** That of tasks has the same shape. */
  change: Pick<ReturnType<typeof useSendAllMails>, 'error' | 'isPending' | 'reset'> & {
    mutate: (input: { json: { reason: string } }, options: { onSuccess: (answer: Counted) => void }) => void;
  };
};

/** Tries everything again that was given up. */
export function AgainForAll({ total, done, change, ...act }: AgainForAllProps) {
  const toast = useToast();
  if (total === 0) return null;
  return (
    <ReasonAct
      {...act}
      change={change}
      onSave={(reason, close) =>
        change.mutate(
          { json: { reason } },
          {
            onSuccess: ({ data }) => {
              close();
              toast.show(done(data.attributes.count));
            },
          },
        )
      }
    />
  );
}
