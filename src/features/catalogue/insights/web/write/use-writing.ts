import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { call } from '#platform/browser/api.ts';
import { insightQuery, isAboutInsights, type Insight } from '../queries.ts';
import { draftOf, EMPTY, isEmpty, keepDraft, keptDraft, writtenOf, type Draft } from './draft.ts';

const PAUSE_MS = 1200;
export type Keeping = 'nothing' | 'changed' | 'saving' | 'saved' | 'failed';

/**
 * A text while it is written. Every change is kept on this device at once, and a draft of a member on the server after a
 * pause; what is published already changes only when its writer says so.
 */
export function useWriting(insight: Insight | undefined) {
  const user = useCurrentUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const slug = useRef(insight?.id ?? '');
  const [draft, setDraft] = useState<Draft>(insight ? draftOf(insight) : EMPTY);
  const [keeping, setKeeping] = useState<Keeping>('nothing');
  const [restored, setRestored] = useState(0);
  const published = insight?.attributes.state === 'published' || insight?.attributes.state === 'hidden';

  useEffect(() => {
    const kept = keptDraft(slug.current);
    if (!kept || isEmpty(kept)) return;
    setDraft(kept);
    setRestored(1);
    setKeeping('changed');
  }, []);

  const store = useCallback(
    async (next: Draft, publish: boolean): Promise<Insight> => {
      const json = { ...writtenOf(next), ...(publish && { publish }) };
      const { data } = slug.current
        ? await call('PATCH /api/knowledges/{slug}', { params: { slug: slug.current }, json })
        : await call('POST /api/knowledges', { json });
      keepDraft(slug.current, null);
      keepDraft('', null);
      if (!slug.current && !publish)
        void navigate({ to: '/insights/create', search: { edit: data.id }, replace: true, resetScroll: false });
      slug.current = data.id;
      client.setQueryData(insightQuery(data.id).queryKey, { data });
      return data;
    },
    [client, navigate],
  );

  const autosaves = user !== null && !published;
  const save = useMutation({
    mutationFn: (next: Draft) => store(next, false),
    scope: { id: 'insight-draft' },
    onMutate: () => setKeeping('saving'),
    onSuccess: () => setKeeping((now) => (now === 'saving' ? 'saved' : now)),
    onError: () => setKeeping('failed'),
  });
  const { mutate } = save;
  useEffect(() => {
    if (keeping !== 'changed') return undefined;
    keepDraft(slug.current, draft);
    if (!autosaves || isEmpty(draft)) return undefined;
    const timer = setTimeout(() => mutate(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, keeping, autosaves, mutate]);

  const publish = useMutation({
    mutationFn: (next: Draft) => store(next, true),
    scope: { id: 'insight-draft' },
    onSuccess: (data) => {
      void client.invalidateQueries({ predicate: ({ queryKey }) => isAboutInsights(queryKey) });
      return navigate({ to: '/insights/detail/$slug', params: { slug: data.id } });
    },
  });
  const change = (fields: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...fields }));
    setKeeping('changed');
  };
  return { draft, change, keeping, restored, published, publish, autosaves };
}
