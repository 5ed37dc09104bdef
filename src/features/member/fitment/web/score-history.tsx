import History from 'lucide-react/icons/history';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { BandLabel } from './band-label.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useScoreAgain, type FitmentFacts } from './queries.ts';

const CAUSES: Record<FitmentFacts['history'][number]['cause'], () => string> = {
  first: m.fitment_history_first,
  'scored-again': m.fitment_history_again,
  struck: m.fitment_history_struck,
  attached: m.fitment_history_attached,
  completed: m.fitment_history_completed,
};

/** The scores of the application, and a button to score it again. */
export function ScoreHistory({ facts }: { facts: FitmentFacts }) {
  const again = useScoreAgain(facts.job_application_id);
  const toast = useToast();
  const scoreAgain = () =>
    again.mutate(
      { json: { job_application_id: facts.job_application_id } },
      {
        onSuccess: ({ data, meta }) =>
          toast.show(meta.v === 'new' ? m.fitment_again_new({ score: data.attributes.score ?? '' }) : m.fitment_again_old()),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <section className="stack no-print gap-3" aria-labelledby="history">
      <h2 id="history" className="row part-title">
        <Icon of={History} small />
        {m.fitment_history()}
      </h2>
      <ol className="stack gap-2.5">
        {facts.history.map(({ id, score, band, cause, created_at }) => (
          <li key={id} className="row small">
            <b className="num">{score ?? '–'}</b>
            {band && <BandLabel band={band} />}
            <span className="muted">
              {CAUSES[cause]()}, {formatDateTime(created_at)}
            </span>
          </li>
        ))}
      </ol>
      <Button variant="quiet" small icon={RefreshCw} className="start" loading={again.isPending} onClick={scoreAgain}>
        {m.fitment_again()}
      </Button>
    </section>
  );
}
