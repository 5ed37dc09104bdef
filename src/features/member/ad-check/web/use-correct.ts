import { m } from '#platform/messages/messages.js';
import { useToast } from '#platform/ui/toast.tsx';
import type { OwnAd, useChangeAd } from './queries.ts';

type Adjustment = OwnAd['attributes']['adjustments'][string];
const MAX_LENGTH = 200;

/** Corrects what was read of an ad's requirements. */
export function useCorrect(ad: OwnAd, change: ReturnType<typeof useChangeAd>) {
  const toast = useToast();
  const { reading } = ad.attributes;
  // A press while another is being saved goes on from what that one says.
  const saving = change.isPending ? change.variables.json : {};
  const { adjustments = ad.attributes.adjustments, additions = ad.attributes.additions } = saving;
  return {
    isPending: change.isPending,
    /** Says how much something is asked for; null takes back what was said. */
    adjust: (id: string, adjustment: Adjustment | null) => {
      const { [id]: _before, ...others } = adjustments;
      change.mutate({
        params: { id: ad.id },
        json: { adjustments: adjustment === null ? others : { ...others, [id]: adjustment } },
      });
    },
    /** Adds what the reader missed, and says so when it reads nothing in it either. */
    add: (text: string) => {
      const known = new Set(idsOf(reading));
      change.mutate(
        { params: { id: ad.id }, json: { additions: [...additions, text.slice(0, MAX_LENGTH).trim()] } },
        {
          onSuccess: ({ data }) => {
            const isNew = idsOf(data.attributes.reading).some((id) => !known.has(id));
            if (!isNew) toast.show(m.ad_check_nothing_new(), { kind: 'warn' });
          },
        },
      );
    },
  };
}

const idsOf = ({ conditions, core, further, facts }: OwnAd['attributes']['reading']): string[] =>
  [conditions, core, further, facts].flatMap((list) => list.map(({ id }) => id));

export type Correct = ReturnType<typeof useCorrect>;
