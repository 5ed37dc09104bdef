import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import type { FieldsProps } from './field-error.ts';
import type { AdReading } from './queries.ts';
import './hiring.css';

type Remark = AdReading['remarks'][number];
type RemarksProps = Omit<FieldsProps, 'error'> & { remarks: readonly Remark[] };

/** What to look at again, each with the change that settles it where there is one. */
export function Remarks({ remarks, content, change }: RemarksProps) {
  if (remarks.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="reader-remarks">
      <h3 id="reader-remarks" className="part-title">
        {m.hiring_things({ count: remarks.length })}
      </h3>
      <ul className="stack gap-3">
        {remarks.map((remark) => (
          <li key={`${remark.kind}-${remark.quote}`} className="stack gap-1.5 hiring-remark">
            <p className="small">
              <RemarkText remark={remark} field={content.experience_min} />
            </p>
            <Fix remark={remark} content={content} change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RemarkText({ remark: { kind, quote, count }, field }: { remark: Remark; field: number | null }) {
  const texts: Record<Remark['kind'], () => [string, string]> = {
    no_pay: () => [m.hiring_remark_no_pay(), m.hiring_remark_no_pay_text()],
    many_requirements: () => [m.hiring_remark_many_requirements({ count }), m.hiring_remark_many_requirements_text()],
    no_requirements: () => [m.hiring_remark_no_requirements(), m.hiring_remark_no_requirements_text()],
    wording: () => [m.hiring_remark_wording({ quote }), m.hiring_remark_wording_text()],
    years: () => [m.hiring_remark_years(), m.hiring_remark_years_text({ field: field ?? 0, text: count, quote })],
  };
  const [title, text] = texts[kind]();
  return (
    <>
      <b>{title}</b> {text}
    </>
  );
}

function Fix({ remark: { kind, quote, replacement, count }, content, change }: Omit<FieldsProps, 'error'> & { remark: Remark }) {
  if (kind === 'no_pay')
    return (
      <ButtonLink variant="quiet" small className="start" href="#part-pay">
        {m.hiring_remark_to_pay()}
      </ButtonLink>
    );
  if (kind === 'years')
    return (
      <Button variant="quiet" small icon={WandSparkles} className="start" onClick={() => change({ experience_min: count })}>
        {m.hiring_remark_use_years({ count })}
      </Button>
    );
  if (kind !== 'wording' || replacement === '') return null;
  return (
    <Button
      variant="quiet"
      small
      icon={WandSparkles}
      className="start"
      onClick={() => change({ description: content.description.replace(quote, replacement) })}
    >
      {m.hiring_remark_replace({ word: replacement })}
    </Button>
  );
}
