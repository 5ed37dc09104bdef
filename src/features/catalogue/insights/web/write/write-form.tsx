import { useId, useState, type SubmitEvent } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Problem } from '#platform/contract/problem.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EditConflict } from '#platform/ui/edit-conflict.tsx';
import { FieldError } from '#platform/ui/field.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Insight } from '../queries.ts';
import { CardPreview } from './card-preview.tsx';
import { CoverChoice } from './cover-choice.tsx';
import { isWebUrl } from './draft.ts';
import { HashtagField } from './hashtag-field.tsx';
import { LazyEditor } from './lazy-editor.tsx';
import type { InsightConflict } from './use-insight-conflict.ts';
import { useInsightEditor, type SaveState } from './use-insight-editor.ts';
import './write-form.css';

type WriteFormProps = { insight?: Insight; categories: readonly { slug: string; name: string }[] };

const MAX_TITLE_LENGTH = 150;
const MAX_SUMMARY_LENGTH = 300;

/** The form of an insight: title and body on the left, details and a preview of the card on the right. */
export function WriteForm({ insight, categories }: WriteFormProps) {
  const login = useLogin();
  const { draft, change, saveState, isRestored, isPublished, publish, isAutosaved, conflict } = useInsightEditor(insight);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const bodyId = useId();
  const issues = issuesByField(publish.error);
  const sourceError = draft.source_url !== '' && !isWebUrl(draft.source_url) ? m.insights_source_wrong() : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (!login.require({ reason: m.insights_publish_login() }) || sourceError) return;
    publish.mutate(draft);
  };
  return (
    <form className="with-aside write-form" onSubmit={submit}>
      <div className="stack gap-5">
        <SavingTrouble error={publish.error} conflict={conflict.shown} onChoice={publish.reset} />
        <TextField
          label={m.insights_field_title()}
          value={draft.title}
          maxLength={MAX_TITLE_LENGTH}
          className="title-input"
          placeholder={m.insights_field_title_hint()}
          error={issues.get('title')}
          onChange={(event) => change({ title: event.target.value })}
        />
        <div className="field">
          <span className="label" id={bodyId}>
            {m.insights_field_body()}
          </span>
          {/* The key remounts the editor when a draft stored in this browser replaces its text. */}
          <LazyEditor
            key={`${isRestored}-${conflict.replaced}`}
            html={draft.body}
            labelledBy={bodyId}
            onChange={(body) => change({ body })}
          />
          <FieldError>{issues.get('body')}</FieldError>
        </div>
      </div>
      <aside className="stack gap-5">
        <SelectField
          label={m.insights_field_category()}
          value={draft.category}
          placeholder={m.insights_field_category_choose()}
          options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          error={issues.get('category')}
          onChange={(event) => change({ category: event.target.value })}
        />
        <HashtagField hashtags={draft.hashtags} onChange={(hashtags) => change({ hashtags })} />
        <TextArea
          label={m.insights_field_summary()}
          optional
          hint={m.insights_field_summary_hint()}
          rows={3}
          maxLength={MAX_SUMMARY_LENGTH}
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
          error={wasSubmitted || draft.source_url.length > 12 ? sourceError : undefined}
          onChange={(event) => change({ source_url: event.target.value.trim() })}
        />
        <CoverChoice value={draft.cover} defaultCover={insight?.id ?? 'a-new-insight'} onChange={(cover) => change({ cover })} />
        <CardPreview
          draft={draft}
          defaultCover={insight?.id ?? 'a-new-insight'}
          topic={categories.find(({ slug }) => slug === draft.category)?.name ?? ''}
        />
      </aside>
      <div className="row write-actions">
        <SaveStatus saveState={saveState} isSavedOnServer={isAutosaved} />
        <Button type="submit" className="push-end" loading={publish.isPending}>
          {isPublished ? m.insights_save_changes() : m.insights_publish()}
        </Button>
      </div>
    </form>
  );
}

type SavingTroubleProps = {
  error: Error | null;
  conflict: InsightConflict;
  onChoice: () => void;
};

/** Why the insight is not saved: what was saved in another window, or the error. */
function SavingTrouble({ error, conflict, onChoice }: SavingTroubleProps) {
  const labels = { title: m.insights_field_title(), summary: m.insights_field_summary(), body: m.insights_field_body() };
  if (conflict) return <EditConflict conflict={conflict} labels={labels} onChoice={onChoice} />;
  return (
    error && (
      <Banner kind="bad" live>
        {error.message}
      </Banner>
    )
  );
}

/** Server validation errors, by field. */
function issuesByField(error: Error | null): Map<string, string> {
  const issues = error instanceof Problem ? (error.body.errors ?? []) : [];
  return new Map(issues.map(({ path, message }) => [path, message]));
}

function SaveStatus({ saveState, isSavedOnServer }: { saveState: SaveState; isSavedOnServer: boolean }) {
  const text = {
    nothing: '',
    changed: isSavedOnServer ? '' : m.insights_draft_saved_here(),
    saving: m.insights_draft_saving(),
    saved: m.insights_draft_saved(),
    failed: m.insights_draft_saved_here_only(),
    conflict: m.insights_draft_saved_here(),
  }[saveState];
  return (
    <p className="small muted" role="status">
      {text}
    </p>
  );
}
