import { m } from '#platform/messages/messages.js';
import { EditContent, NewContent } from './content-forms.tsx';
import { InsightForm, toInsightInput, type InsightValues } from './insight-form.tsx';
import { useChangeInsight, useCreateInsight, type StaffInsight } from './insight-queries.ts';

export const INSIGHTS_PATH = '/staff/insights';

const EMPTY: InsightValues = {
  title: '',
  summary: '',
  body: '',
  category: '',
  hashtags: '',
  source_url: '',
  starts_at: null,
  ends_at: null,
};

/** Writes a new insight, which is a draft until it is published. */
export function NewInsight() {
  const create = useCreateInsight();
  return (
    <NewContent label={m.insights_staff_new()} text={m.articles_new_text()} path={INSIGHTS_PATH} change={create}>
      {(form, onSuccess) => (
        <InsightForm
          {...form}
          values={EMPTY}
          onSave={(values, reason) => create.mutate({ json: { ...toInsightInput(values), reason } }, { onSuccess })}
        />
      )}
    </NewContent>
  );
}

const toValues = ({ title, summary, body, category, hashtags, source_url, starts_at, ends_at }: StaffInsight['attributes']) => ({
  title,
  summary,
  body,
  category,
  hashtags: hashtags.join(', '),
  source_url: source_url ?? '',
  starts_at,
  ends_at,
});

/** Changes an insight, with an undo. */
export function EditInsight({ insight: { id: slug, attributes } }: { insight: StaffInsight }) {
  const change = useChangeInsight();
  const before = toValues(attributes);
  return (
    <EditContent
      change={change}
      before={toInsightInput(before)}
      version={attributes.version}
      send={(json, options) => change.mutate({ params: { slug }, json }, options)}
    >
      {(form, onSave) => (
        <InsightForm {...form} values={before} onSave={(values, reason) => onSave(toInsightInput(values), reason)} />
      )}
    </EditContent>
  );
}
