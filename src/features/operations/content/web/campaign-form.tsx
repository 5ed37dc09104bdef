import { ReasonForm, useFormValues } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { CampaignInput } from './campaign-queries.ts';
import type { ContentFormProps } from './content-forms.tsx';
import { splitLines } from './labels.ts';
import { TimeFields, type Times } from './publication-times.tsx';

type Translated = 'title' | 'lead' | 'steps' | 'prizes' | 'rules';
type Code = 'en' | 'hi';
type Name = `${Translated}_${Code}` | 'hashtag' | 'opens_on' | 'closes_on' | 'results_on' | 'winners';

/** What the form holds: lists as lines. */
export type CampaignValues = Times & Record<Name, string>;

/** What the form holds as the endpoints take it. */
export const toCampaignInput = (values: CampaignValues): CampaignInput => ({
  ...values,
  steps_en: splitLines(values.steps_en),
  steps_hi: splitLines(values.steps_hi),
  prizes_en: splitLines(values.prizes_en),
  prizes_hi: splitLines(values.prizes_hi),
  rules_en: splitLines(values.rules_en),
  rules_hi: splitLines(values.rules_hi),
  winners: splitLines(values.winners),
});

const LANGUAGES: readonly Code[] = ['en', 'hi'];
const labelIn = (code: Code, field: string) =>
  code === 'en' ? m.campaigns_in_english({ field }) : m.campaigns_in_hindi({ field });

/** The longer fields in both languages, with the rows of each. */
const TEXTS: readonly { name: Exclude<Translated, 'title'>; label: () => string; rows: number; isList: boolean }[] = [
  { name: 'lead', label: m.campaigns_lead_text, rows: 3, isList: false },
  { name: 'steps', label: m.pages_contest_steps, rows: 4, isList: true },
  { name: 'prizes', label: m.pages_contest_prizes, rows: 3, isList: true },
  { name: 'rules', label: m.campaigns_rules, rows: 6, isList: true },
];

type CampaignFormProps = ContentFormProps & {
  values: CampaignValues;
  onSave: (values: CampaignValues, reason: string) => void;
};

/** What a contest says in both languages, its days, and what the editors chose. */
export function CampaignForm({ values: first, onSave, ...form }: CampaignFormProps) {
  const { error } = form.change;
  const { values, set, field } = useFormValues(first, error);
  return (
    <ReasonForm {...form} size="normal" save={m.content_save()} onSave={(reason) => onSave(values, reason)}>
      <div className="grid [--min:260px] items-start gap-4">
        {LANGUAGES.map((code) => (
          <TextField
            key={code}
            label={labelIn(code, m.campaigns_field_title())}
            required
            minLength={5}
            maxLength={100}
            lang={code}
            {...field(`title_${code}`)}
          />
        ))}
      </div>
      {TEXTS.map(({ name, label, rows, isList }) => (
        <div key={name} className="grid [--min:260px] items-start gap-4">
          {LANGUAGES.map((code) => (
            <TextArea
              key={code}
              label={labelIn(code, label())}
              hint={isList ? m.campaigns_one_a_line() : undefined}
              required
              rows={rows}
              lang={code}
              {...field(`${name}_${code}`)}
            />
          ))}
        </div>
      ))}
      <TextField label={m.campaigns_hashtag()} hint={m.campaigns_hashtag_hint()} required maxLength={60} {...field('hashtag')} />
      <div className="grid [--min:180px] items-start gap-4">
        <TextField label={m.campaigns_opens()} type="date" required {...field('opens_on')} />
        <TextField label={m.campaigns_closes()} type="date" hint={m.money_offer_day_hint()} required {...field('closes_on')} />
        <TextField label={m.pages_contest_results()} type="date" required {...field('results_on')} />
      </div>
      <TextArea label={m.pages_contest_winners()} hint={m.campaigns_winners_hint()} optional rows={3} {...field('winners')} />
      <TimeFields values={values} onChange={set} error={error} />
    </ReasonForm>
  );
}
