import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { hiringJobQuery, useJobChanges, type Content, type HiringJob } from './queries.ts';

const PAUSE_MS = 800;
const RETRY_MS = 5000;

/** What was saved last; `content` is the object on the page, so that comparing it tells whether something changed since. */
type Saved = { content: Content; version: number };

/** Saves the content of the page, one version after the other. */
function useSaves(job: HiringJob, content: Content) {
  const { content: initial, version } = job.attributes;
  const [saved, setSaved] = useState<Saved>({ content: initial, version });
  const [isInConflict, setInConflict] = useState(false);
  const { save } = useJobChanges(job.id);
  const running = useRef<Promise<Saved>>(null);

  const send = async (next: Content, expected: number): Promise<Saved> => {
    try {
      const { data } = await save.mutateAsync({ params: { id: job.id }, json: { version: expected, content: next } });
      const written = { content: next, version: data.attributes.version };
      setSaved(written);
      return written;
    } catch (error) {
      if (error instanceof Problem && error.status === 412) setInConflict(true);
      throw error;
    } finally {
      running.current = null;
    }
  };
  const write = (next: Content, expected: number): Promise<Saved> => (running.current = send(next, expected));
  /** Saves what is not saved yet. Waits for a save that is on its way, whose version would be refused a second time. */
  const saveAll = async (): Promise<Saved> => {
    const latest = (await running.current?.catch(() => null)) ?? saved;
    return content === latest.content ? latest : write(content, latest.version);
  };
  return { saved, setSaved, isInConflict, setInConflict, save, write, saveAll };
}

/**
 * The text of a job on the page, saved when typing pauses and before the page is left. When a colleague saved meanwhile, nothing
 * is written until the viewer has chosen whose text to keep.
 */
export function useDraft(job: HiringJob) {
  const [content, setContent] = useState(job.attributes.content);
  const [isPublishing, setPublishing] = useState(false);
  const { saved, setSaved, isInConflict, setInConflict, save, write, saveAll } = useSaves(job, content);
  const { publish } = useJobChanges(job.id);
  const client = useQueryClient();
  const isDirty = content !== saved.content;
  const params = { id: job.id };
  const saveNow = useEffectEvent(() => void write(content, saved.version).catch(() => undefined));
  const isWaiting = isDirty && !save.isPending && !isInConflict;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(saveNow, save.isError ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content, isWaiting, save.isError]);
  useBlocker({
    shouldBlockFn: async () => {
      if (isDirty && !isInConflict) await saveAll().catch(() => undefined);
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
    isPublishing,
    publishNow: async () => {
      setPublishing(true);
      try {
        const { version: current } = await saveAll();
        return await publish.mutateAsync({ params, json: { version: current } });
      } finally {
        setPublishing(false);
      }
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
