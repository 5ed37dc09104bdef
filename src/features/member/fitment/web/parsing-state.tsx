import { m } from '#platform/messages/messages.js';
import { Path, PathStep } from '#platform/ui/path.tsx';
import { Progress } from '#platform/ui/progress.tsx';
import type { FitmentFacts } from './queries.ts';

/** Progress while the résumé is parsed, announced to screen readers. */
export function ParsingState({ facts }: { facts: FitmentFacts }) {
  return (
    <section className="panel stack gap-4" aria-labelledby="reading" aria-busy="true">
      <div role="status">
        <h2 id="reading">{m.fitment_thanks_reading()}</h2>
        <p className="muted">{m.fitment_thanks_reading_text()}</p>
      </div>
      <Progress label={m.fitment_thanks_reading()} />
      <Path>
        <PathStep state="done" marker="1">
          {m.fitment_thanks_step_received()}
        </PathStep>
        <PathStep state="now" marker="2">
          {m.fitment_thanks_step_read({ file: facts.file_name ?? m.fitment_from_profile() })}
        </PathStep>
        <PathStep state="ahead" marker="3">
          {m.fitment_thanks_step_score()}
        </PathStep>
      </Path>
    </section>
  );
}
