import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { call } from '#platform/browser/api.ts';
import { insightQuery, isAboutInsights, type Insight } from '../queries.ts';
import { useInsightConflict } from './use-insight-conflict.ts';
import { toDraft, EMPTY_DRAFT, isEmpty, saveDraft, loadDraft, settleDraft, toInput, type Draft } from './draft.ts';

const AUTOSAVE_DELAY_MS = 1200;
export type SaveState = 'nothing' | 'changed' | 'saving' | 'saved' | 'failed' | 'conflict';

/**
 * The state of the editor. Every change is stored in this browser immediately, and drafts of members on the server after a pause;
 * published cards change only on request.
 */
export function useInsightEditor(insight: Insight | undefined) {
  const user = useCurrentUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const slug = useRef(insight?.id ?? '');
  const version = useRef(insight?.attributes.version);
  const [draft, setDraft] = useState<Draft>(insight ? toDraft(insight) : EMPTY_DRAFT);
  const [saveState, setSaveState] = useState<SaveState>('nothing');
  const [isRestored, setIsRestored] = useState(false);
  const isPublished = insight?.attributes.state === 'published' || insight?.attributes.state === 'hidden';

  useEffect(() => {
    const stored = loadDraft(slug.current);
    if (!stored || isEmpty(stored)) return;
    setDraft(stored);
    setIsRestored(true);
    setSaveState('changed');
  }, []);

  const saveToServer = useCallback(
    async (next: Draft, publish: boolean): Promise<Insight> => {
      const data = await sendDraft(next, { slug: slug.current, version: version.current, publish });
      version.current = data.attributes.version;
      settleDraft({ from: slug.current, to: data.id }, next);
      if (!slug.current && !publish)
        void navigate({ to: '/insights/create', search: { edit: data.id }, replace: true, resetScroll: false });
      slug.current = data.id;
      client.setQueryData(insightQuery(data.id).queryKey, { data });
      return data;
    },
    [client, navigate],
  );

  const conflict = useInsightConflict(draft, {
    load: async () => (await client.fetchQuery({ ...insightQuery(slug.current), staleTime: 0 })).data,
    goOn: (theirs, withTheirs) => {
      version.current = theirs.attributes.version;
      if (withTheirs) saveDraft(slug.current, null);
      if (withTheirs) setDraft(toDraft(theirs));
      setSaveState(withTheirs ? 'saved' : 'changed');
    },
  });

  const isAutosaved = user !== null && !isPublished;
  const save = useMutation({
    mutationFn: (next: Draft) => saveToServer(next, false),
    scope: { id: 'insight-draft' },
    onMutate: () => setSaveState('saving'),
    onSuccess: () => setSaveState((current) => (current === 'saving' ? 'saved' : current)),
    onError: (error) => setSaveState(conflict.onError(error) ? 'conflict' : 'failed'),
  });
  const { mutate } = save;
  useEffect(() => {
    if (saveState !== 'changed') return undefined;
    saveDraft(slug.current, draft);
    if (!isAutosaved || isEmpty(draft)) return undefined;
    const timer = setTimeout(() => mutate(draft), AUTOSAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft, saveState, isAutosaved, mutate]);

  const publish = useMutation({
    mutationFn: (next: Draft) => saveToServer(next, true),
    scope: { id: 'insight-draft' },
    onSuccess: (data) => {
      void client.invalidateQueries({ predicate: ({ queryKey }) => isAboutInsights(queryKey) });
      return navigate({ to: '/insights/detail/$slug', params: { slug: data.id } });
    },
    onError: (error) => conflict.onError(error) && setSaveState('conflict'),
  });
  const change = (fields: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...fields }));
    // While there is a conflict, nothing is saved until the author has chosen.
    setSaveState((current) => (current === 'conflict' ? current : 'changed'));
  };
  return { draft, change, saveState, isRestored, isPublished, publish, isAutosaved, conflict };
}

/** Saves a draft on the server: a new one, or as a change of the version that was read. */
async function sendDraft(
  draft: Draft,
  { slug, version, publish }: { slug: string; version?: number | undefined; publish: boolean },
) {
  const input = { ...toInput(draft), ...(publish && { publish }) };
  if (slug === '') return (await call('POST /api/knowledges', { json: input })).data;
  const json = { ...input, ...(version !== undefined && { version }) };
  return (await call('PATCH /api/knowledges/{slug}', { params: { slug }, json })).data;
}
