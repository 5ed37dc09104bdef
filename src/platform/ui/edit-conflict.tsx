import { formatDateTime } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import type { EditedFields } from './hooks/use-edited-fields.ts';

type EditConflictProps<T extends Record<string, unknown>> = {
  conflict: EditedFields<T>['conflict'];
  /** The labels of the fields; others are not shown. */
  labels: Partial<Record<keyof T & string, string>>;
  /** Who saved it and when, as far as it is known. */
  by?: string | null;
  at?: string | null;
  /** Called with each choice, so that the error can be cleared. */
  onChoice?: () => void;
};

/** What somebody else saved in the fields that the viewer is editing, and whose text to go on with. */
export function EditConflict<T extends Record<string, unknown>>({ conflict, labels, by, at, onChoice }: EditConflictProps<T>) {
  if (!conflict) return null;
  const choose = (choice: () => void) => () => {
    choice();
    onChoice?.();
  };
  return (
    <Banner kind="warn" live>
      <div className="stack gap-2">
        <p>{describe(by, at)}</p>
        {conflict.fields.map((name) => {
          const text = conflict.theirs[name];
          return (
            labels[name] !== undefined && (
              <div key={name}>
                <b>{labels[name]}</b>
                <blockquote className="break-words whitespace-pre-line">
                  {typeof text === 'string' && text !== '' ? text : m.kit_conflict_empty()}
                </blockquote>
              </div>
            )
          );
        })}
        <div className="row">
          <Button variant="quiet" small onClick={choose(conflict.keepMine)}>
            {m.kit_conflict_mine()}
          </Button>
          <Button variant="quiet" small onClick={choose(conflict.takeTheirs)}>
            {m.kit_conflict_theirs()}
          </Button>
        </div>
      </div>
    </Banner>
  );
}

function describe(by: string | null | undefined, at: string | null | undefined): string {
  if (by && at) return m.kit_conflict_by({ name: by, when: formatDateTime(at) });
  return at ? m.kit_conflict_at({ when: formatDateTime(at) }) : m.kit_conflict();
}
