import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { hiringJobQuery, useJobChanges, type Content, type HiringJob } from './queries.ts';

const PAUSE_MS = 800;
const RETRY_MS = 5000;

/** What was saved last; `content` is the object on the page, so that comparing it tells whether something changed since. */
type Saved = { content: Content; version: number };

/**
 * The text of a job on the page, saved when typing pauses and before the page is left. When a colleague saved meanwhile, nothing
 * is written until the viewer has chosen whose text to keep.
 */
export function useDraft(job: HiringJob) {
  const { content: initial, version } = job.attributes;
  const [content, setContent] = useState(initial);
  const [saved, setSaved] = useState<Saved>({ content: initial, version });
  const [isInConflict, setInConflict] = useState(false);
  const { save, publish } = useJobChanges(job.id);
  const client = useQueryClient();
  const isDirty = content !== saved.content;
  const params = { id: job.id };

  const write = async (next: Content, expected: number): Promise<Saved> => {
    try {
      const { data } = await save.mutateAsync({ params, json: { version: expected, content: next } });
      const written = { content: next, version: data.attributes.version };
      setSaved(written);
      return written;
    } catch (error) {
      if (error instanceof Problem && error.status === 412) setInConflict(true);
      throw error;
    }
  };
  const saveNow = useEffectEvent(() => void write(content, saved.version).catch(() => undefined));
  const isWaiting = isDirty && !save.isPending && !isInConflict;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(saveNow, save.isError ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content, isWaiting, save.isError]);
  useBlocker({
    shouldBlockFn: async () => {
      if (isWaiting) await write(content, saved.version).catch(() => undefined);
      return false;
    },
    enableBeforeUnload: () => isDirty,
  });

  const loadTheirs = async () => {
    const { data } = await client.fetchQuery({ ...hiringJobQuery(job.id), staleTime: 0 });
    return data.attributes;
  };
  return {
    content,
    change: (part: Partial<Content>) => setContent((before) => ({ ...before, ...part })),
    isDirty,
    isSaving: save.isPending,
    saveError: isInConflict ? null : save.error,
    isInConflict,
    keepMine: async () => {
      const theirs = await loadTheirs();
      setInConflict(false);
      await write(content, theirs.version).catch(() => undefined);
    },
    showTheirs: async () => {
      const theirs = await loadTheirs();
      setContent(theirs.content);
      setSaved({ content: theirs.content, version: theirs.version });
      setInConflict(false);
    },
    publish,
    publishNow: async () => {
      const current = isDirty ? await write(content, saved.version) : saved;
      return publish.mutateAsync({ params, json: { version: current.version } });
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
