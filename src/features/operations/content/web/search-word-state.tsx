import CircleCheck from 'lucide-react/icons/circle-check';
import Trash2 from 'lucide-react/icons/trash-2';
import { StateLabel } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';

/** Whether search understands the words, or they were taken away. */
export function SearchWordState({ dropped }: { dropped: boolean }) {
  return dropped ? (
    <StateLabel tone="bad" icon={Trash2}>
      {m.search_words_dropped()}
    </StateLabel>
  ) : (
    <StateLabel tone="good" icon={CircleCheck}>
      {m.search_words_in_use()}
    </StateLabel>
  );
}
