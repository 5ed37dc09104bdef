import { saveIntent, useStoredIntent } from '#platform/browser/stored-intent.ts';
import type { Subject } from './queries.ts';

/** The comment that a visitor wrote here before a sign-in that failed or was given up. */
export function useUnsentComment(subject: Subject, parentId: string | undefined) {
  const stored = useStoredIntent();
  const json = stored?.verb === 'comment' ? (stored.input.json as Record<string, unknown>) : {};
  const isHere =
    json['commentable_type'] === subject.type && json['commentable_id'] === subject.id && json['parent_id'] === parentId;
  const draft = isHere ? String(json['body']) : null;
  return { draft, clearDraft: () => void (draft !== null && saveIntent()) };
}
