import { m } from '#platform/messages/messages.js';
import { Panel } from '#platform/ui/panel.tsx';
import { SkeletonText } from '#platform/ui/skeleton.tsx';
import { Findings } from './findings.tsx';
import type { FieldsProps } from './field-error.ts';
import { Remarks } from './remarks.tsx';
import { RequirementRows } from './requirement-rows.tsx';
import type { ReadingState } from './use-reading.ts';
import './hiring.css';

type ReaderProps = Omit<FieldsProps, 'error'> & { slug: string; reading: ReadingState };

/** What our reader takes from the ad, what to look at again, and why the ad would be held. */
export function ReaderPanel({ slug, content, change, reading }: ReaderProps) {
  const read = reading.data?.data;
  return (
    <Panel className="stack gap-4 [--pad:20px]" aria-labelledby="reader-title">
      <div className="stack gap-1">
        <h2 id="reader-title" className="title-s">
          {m.hiring_reader()}
        </h2>
        <p className="small muted" role="status">
          {reading.isFetching ? m.hiring_reader_reading() : m.hiring_reader_text()}
        </p>
      </div>
      {reading.isPending && <SkeletonText lines={5} />}
      {reading.isError && <p className="small muted">{m.hiring_reader_failed()}</p>}
      {read && (
        <>
          {read.findings.length > 0 && (
            <div className="hiring-hold stack gap-2">
              <p className="strong">{m.hiring_findings_before()}</p>
              <Findings findings={read.findings} />
            </div>
          )}
          <Remarks remarks={read.remarks} content={content} change={change} />
          {content.description.trim() === '' ? (
            <p className="small muted">{m.hiring_reader_empty()}</p>
          ) : (
            <>
              <Conditions reading={read.reading} />
              <RequirementRows slug={slug} reading={read.reading} content={content} change={change} />
            </>
          )}
        </>
      )}
    </Panel>
  );
}

type Reading = NonNullable<ReadingState['data']>['data']['reading'];

/** What decides before skills do, and facts that are only confirmed. */
function Conditions({ reading: { conditions, facts } }: { reading: Reading }) {
  const groups = [
    { id: 'conditions', title: m.hiring_conditions(), note: m.hiring_conditions_text(), found: conditions },
    { id: 'facts', title: m.hiring_facts(), note: '', found: facts },
  ].filter(({ found }) => found.length > 0);
  return groups.map(({ id, title, note, found }) => (
    <section key={id} className="hiring-read-part" aria-labelledby={`read-${id}`}>
      <div className="row">
        <h3 id={`read-${id}`} className="part-title">
          {title}
        </h3>
        <span className="caption muted push-end">{note}</span>
      </div>
      <ul className="stack gap-1 small">
        {found.map((item) => (
          <li key={item.id}>{item.label}</li>
        ))}
      </ul>
    </section>
  ));
}
