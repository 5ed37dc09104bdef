import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useChangeEvidence, type Fitment } from './queries.ts';

/** The member's corrections; each can be undone. */
export function Corrections({ fitment }: { fitment: Fitment }) {
  const { struck, attached, job_application_id } = fitment.attributes;
  const change = useChangeEvidence(job_application_id);
  const toast = useToast();
  if (struck.length + attached.length === 0) return null;
  const undo = (json: { unstrike?: string[]; detach?: string }) =>
    change.mutate(
      { params: { id: fitment.id }, json },
      {
        onSuccess: ({ data }) => toast.show(m.fitment_undone({ score: data.attributes.score ?? '' })),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <section className="stack gap-2" aria-labelledby="corrections">
      <h2 id="corrections" className="part-title">
        {m.fitment_corrections()}
      </h2>
      <ul className="stack gap-1">
        {struck.map(({ skill_id, name }) => (
          <li key={skill_id} className="row small">
            <p>{m.fitment_correction_struck({ skill: name })}</p>
            <Button variant="bare" small onClick={() => undo({ unstrike: [skill_id] })}>
              {m.fitment_take_back()}
            </Button>
          </li>
        ))}
        {attached.map(({ skill_id, name, text }) => (
          <li key={skill_id} className="row small">
            <p>{m.fitment_correction_attached({ skill: name, text })}</p>
            <Button variant="bare" small onClick={() => undo({ detach: skill_id })}>
              {m.fitment_take_back()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
