import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Path, PathStep } from '#platform/ui/path.tsx';
import { Progress } from '#platform/ui/progress.tsx';
import type { FitmentFacts } from './queries.ts';
import './report.css';

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
          {m.fitment_thanks_step_read({ file: facts.file_name })}
        </PathStep>
        <PathStep state="ahead" marker="3">
          {m.fitment_thanks_step_score()}
        </PathStep>
      </Path>
    </section>
  );
}

const FAILURE_MESSAGES: Record<NonNullable<FitmentFacts['failure']>, { title: () => string; text: () => string }> = {
  scanned: { title: m.fitment_failed_scanned, text: m.fitment_failed_scanned_text },
  encrypted: { title: m.fitment_failed_encrypted, text: m.fitment_failed_encrypted_text },
  broken: { title: m.fitment_failed_broken, text: m.fitment_failed_broken_text },
  empty: { title: m.fitment_failed_empty, text: m.fitment_failed_empty_text },
  too_long: { title: m.fitment_failed_too_long, text: m.fitment_failed_too_long_text },
};

/** Shown instead of a score: the reason and what would help. */
export function NoScoreState({ facts }: { facts: FitmentFacts }) {
  if (facts.failure) {
    const { title, text } = FAILURE_MESSAGES[facts.failure];
    return (
      <section className="panel stack gap-3" aria-labelledby="unreadable">
        <h2 id="unreadable">{title()}</h2>
        <p>{text()}</p>
        <Banner>{m.fitment_failed_note()}</Banner>
      </section>
    );
  }
  return (
    <section className="panel stack gap-3" aria-labelledby="not-enough">
      <h2 id="not-enough">{m.fitment_not_enough()}</h2>
      <p>{m.fitment_not_enough_text()}</p>
      <ul className="prose-list">
        {facts.missing_to_tell.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
