import { useId, useState, type SubmitEvent } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Problem } from '#platform/contract/problem.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { FieldError } from '#platform/ui/field.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Insight } from '../queries.ts';
import { CardPreview } from './card-preview.tsx';
import { CoverChoice } from './cover-choice.tsx';
import { isAddress } from './draft.ts';
import { HashtagField } from './hashtag-field.tsx';
import { LazyEditor } from './lazy-editor.tsx';
import { useInsightEditor, type SaveState } from './use-insight-editor.ts';

type WriteFormProps = { insight?: Insight; categories: readonly { slug: string; name: string }[] };

const TITLE_MAX = 150;
const SUMMARY_MAX = 300;

/** Title and text on the left; on the right what helps others to find it, and how the card will look. */
export function WriteForm({ insight, categories }: WriteFormProps) {
  const login = useLogin();
  const { draft, change, keeping, restored, published, publish, autosaves } = useInsightEditor(insight);
  const [touched, setTouched] = useState(false);
  const bodyId = useId();
  const wrong = issuesOf(publish.error);
  const wrongSource = draft.source_url !== '' && !isAddress(draft.source_url) ? m.insights_source_wrong() : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTouched(true);
    if (!login.require({ reason: m.insights_publish_login() }) || wrongSource) return;
    publish.mutate(draft);
  };
  return (
    <form className="with-aside write-form" onSubmit={submit}>
      <div className="stack gap-5">
        {publish.error && (
          <Banner kind="bad" live>
            {publish.error.message}
          </Banner>
        )}
        <TextField
          label={m.insights_field_title()}
          value={draft.title}
          maxLength={TITLE_MAX}
          className="title-input"
          placeholder={m.insights_field_title_hint()}
          error={wrong.get('title')}
          onChange={(event) => change({ title: event.target.value })}
        />
        <div className="field">
          <span className="label" id={bodyId}>
            {m.insights_field_body()}
          </span>
          <LazyEditor key={restored} html={draft.body} labelledBy={bodyId} onChange={(body) => change({ body })} />
          <FieldError>{wrong.get('body')}</FieldError>
        </div>
      </div>
      <aside className="stack gap-5">
        <SelectField
          label={m.insights_field_category()}
          value={draft.category}
          placeholder={m.insights_field_category_choose()}
          options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          error={wrong.get('category')}
          onChange={(event) => change({ category: event.target.value })}
        />
        <HashtagField hashtags={draft.hashtags} onChange={(hashtags) => change({ hashtags })} />
        <TextArea
          label={m.insights_field_summary()}
          optional
          hint={m.insights_field_summary_hint()}
          rows={3}
          maxLength={SUMMARY_MAX}
          value={draft.summary}
          onChange={(event) => change({ summary: event.target.value })}
        />
        <TextField
          label={m.insights_field_source()}
          optional
          type="url"
          inputMode="url"
          hint={m.insights_field_source_hint()}
          placeholder="https://"
          value={draft.source_url}
          error={touched || draft.source_url.length > 12 ? wrongSource : undefined}
          onChange={(event) => change({ source_url: event.target.value.trim() })}
        />
        <CoverChoice value={draft.cover} own={insight?.id ?? 'a-new-insight'} onChange={(cover) => change({ cover })} />
        <CardPreview
          draft={draft}
          own={insight?.id ?? 'a-new-insight'}
          topic={categories.find(({ slug }) => slug === draft.category)?.name ?? ''}
        />
      </aside>
      <div className="row write-foot">
        <KeepingLine keeping={keeping} onServer={autosaves} />
        <Button type="submit" className="push" loading={publish.isPending}>
          {published ? m.insights_save_changes() : m.insights_publish()}
        </Button>
      </div>
    </form>
  );
}

/** Server validation errors, by field. */
function issuesOf(error: Error | null): Map<string, string> {
  const issues = error instanceof Problem ? (error.body.errors ?? []) : [];
  return new Map(issues.map(({ path, message }) => [path, message]));
}

function KeepingLine({ keeping, onServer }: { keeping: SaveState; onServer: boolean }) {
  const words = {
    nothing: '',
    changed: onServer ? '' : m.insights_kept_here(),
    saving: m.insights_keeping(),
    saved: m.insights_kept(),
    failed: m.insights_kept_here_only(),
  }[keeping];
  return (
    <p className="small soft" role="status">
      {words}
    </p>
  );
}
