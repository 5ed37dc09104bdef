import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ReasonAct, useUndo } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { Button } from '#platform/ui/button.tsx';
import { EditContent } from './content-forms.tsx';
import { SearchWordForm } from './search-word-form.tsx';
import {
  useChangeSearchWord,
  useChangeSearchWordState,
  useCreateSearchWord,
  type SearchWordValues,
  type StaffSearchWord,
} from './search-word-queries.ts';

export const SEARCH_WORDS_PATH = '/staff/search-words';

const EMPTY: SearchWordValues = { words: '', kind: 'skill', value: '', note: '' };

/** Adds words, which search understands at once; undoing that takes them away. */
export function NewSearchWord() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const create = useCreateSearchWord();
  const state = useChangeSearchWordState();
  const { offer, told } = useUndo();
  const save = (values: SearchWordValues, reason: string) =>
    create.mutate(
      { json: { ...values, reason } },
      {
        onSuccess: ({ data: { id, attributes } }) => {
          setOpen(false);
          void navigate(linkTo(`${SEARCH_WORDS_PATH}/${id}`));
          const json = { version: attributes.version, dropped: true, reason: m.members_undone() };
          offer(m.content_saved(), () => state.mutate({ params: { id }, json }, told));
        },
      },
    );
  const open = () => {
    create.reset();
    setOpen(true);
  };
  return (
    <>
      <Button small icon={Plus} onClick={open}>
        {m.search_words_new()}
      </Button>
      {isOpen && (
        <SearchWordForm
          title={m.search_words_new()}
          text={m.search_words_new_text()}
          values={EMPTY}
          name=""
          change={create}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type Acts = { word: StaffSearchWord };

/** Changing words, and taking them away or bringing them back; each can be undone. */
export function SearchWordActs({ word }: Acts) {
  return (
    <div className="row gap-2">
      {!word.attributes.dropped && <EditSearchWord word={word} />}
      <ChangeState word={word} />
    </div>
  );
}

function EditSearchWord({ word: { id, attributes } }: Acts) {
  const change = useChangeSearchWord();
  const { words, kind, value, note, name, version } = attributes;
  const before: SearchWordValues = { words, kind, value, note };
  return (
    <EditContent
      change={change}
      before={before}
      version={version}
      send={(json, options) => change.mutate({ params: { id }, json }, options)}
    >
      {(form, onSave) => <SearchWordForm {...form} values={before} name={name} onSave={onSave} />}
    </EditContent>
  );
}

function ChangeState({ word: { id, attributes } }: Acts) {
  const change = useChangeSearchWordState();
  const { offer, told } = useUndo();
  const { words, version, dropped } = attributes;
  const params = { id };
  return (
    <ReasonAct
      label={dropped ? m.search_words_restore() : m.search_words_drop()}
      icon={dropped ? RotateCcw : Trash2}
      danger={!dropped}
      title={dropped ? m.search_words_restore_title({ words }) : m.search_words_drop_title({ words })}
      text={dropped ? m.search_words_restore_text() : m.search_words_drop_text()}
      change={change}
      onSave={(reason, close) =>
        change.mutate(
          { params, json: { version, dropped: !dropped, reason } },
          {
            onSuccess: ({ data }) => {
              close();
              const json = { version: data.attributes.version, dropped, reason: m.members_undone() };
              offer(dropped ? m.search_words_restore_done() : m.search_words_drop_done(), () =>
                change.mutate({ params, json }, told),
              );
            },
          },
        )
      }
    />
  );
}
