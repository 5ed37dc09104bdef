import { useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import type { Insight } from '../queries.ts';
import { toDraft, type Draft } from './draft.ts';

type Choices = {
  load: () => Promise<Insight>;
  /** Goes on after a choice, with the text that is saved or the author's. */
  goOn: (theirs: Insight, withTheirs: boolean) => void;
};

/** An insight that its author saved in another window while writing in this one: what is saved, and whose text to go on with. */
export function useInsightConflict(draft: Draft, { load, goOn }: Choices) {
  const [theirs, setTheirs] = useState<Insight | null>(null);
  /** Counts the times that the text was replaced, so that the editor begins with it. */
  const [replaced, setReplaced] = useState(0);
  const settle = (withTheirs: boolean) => () => {
    if (theirs) goOn(theirs, withTheirs);
    if (withTheirs) setReplaced((count) => count + 1);
    setTheirs(null);
  };
  const saved = theirs && toDraft(theirs);
  return {
    replaced,
    /** Whether an error is this conflict, which is then shown. */
    onError: (error: Error): boolean => {
      if (!(error instanceof Problem && error.status === 412)) return false;
      void load().then(setTheirs, () => undefined);
      return true;
    },
    shown: saved !== null && {
      theirs: { ...saved, body: textOf(saved.body) },
      fields: (['title', 'summary', 'body'] as const).filter((name) => saved[name] !== draft[name]),
      keepMine: settle(false),
      takeTheirs: settle(true),
    },
  };
}

export type InsightConflict = ReturnType<typeof useInsightConflict>['shown'];

/** The words of a text, a paragraph a line. */
function textOf(html: string): string {
  const blocks = html.replaceAll(/<\/(?:p|li|h[1-6]|blockquote|pre)>/g, '$&\n');
  return (new DOMParser().parseFromString(blocks, 'text/html').body.textContent ?? '').trim();
}
