import { useSuspenseQuery } from '@tanstack/react-query';
import {
  FactList,
  Pane,
  PaneHistory,
  PaneSection,
  placeIn,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { SEARCH_WORDS_PATH, SearchWordActs } from './search-word-acts.tsx';
import { MEANING_LABELS } from './search-word-labels.ts';
import { searchWordQuery, type SearchWordItem } from './search-word-queries.ts';
import { SearchWordState } from './search-word-state.tsx';
import '#platform/ui/styles/workspace.css';

/** Words, what they stand for, and what to do with them. */
export function SearchWordPane(props: ResourcePaneProps<SearchWordItem>) {
  const word = useSuspenseQuery(searchWordQuery(props.id)).data.data;
  const { words, kind, name, known, note, dropped, changed_at, history } = word.attributes;
  return (
    <Pane
      label={words}
      list={{ to: SEARCH_WORDS_PATH, label: m.search_words_title() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{words}</h2>
          <SearchWordState dropped={dropped} />
        </div>
      }
    >
      <div className="work-section">
        {!known && <Banner kind="warn">{m.search_words_gone()}</Banner>}
        <SearchWordActs word={word} />
      </div>
      <PaneSection title={m.content_facts()}>
        <FactList
          facts={[
            [m.search_words_stands_for(), name],
            [m.search_words_kind(), MEANING_LABELS[kind]()],
            [m.search_words_note(), note],
            [m.content_changed(), formatDateTime(changed_at)],
          ]}
        />
      </PaneSection>
      <PaneHistory title={m.content_history()} entries={history} />
    </Pane>
  );
}
