import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResourcePaneProps } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { ContentPane, PagePreview } from './content-pane.tsx';
import { describeSource } from './labels.ts';
import { EditPack, PACKS_PATH } from './pack-acts.tsx';
import { staffPackQuery, useChangePackState, type PackItem } from './pack-queries.ts';

/** One learning pack of the editors: its state and facts, what to do with it, and the way to its page. */
export function PackPane(props: ResourcePaneProps<PackItem>) {
  const pack = useSuspenseQuery(staffPackQuery(props.id)).data.data;
  const change = useChangePackState();
  const { id: slug, attributes } = pack;
  const { categories, card_count, position, from_file } = attributes;
  const page = `/boards/${slug}`;
  return (
    <ContentPane
      pane={props}
      list={{ to: PACKS_PATH, label: m.boards_title() }}
      name={attributes.title}
      attributes={attributes}
      change={change}
      send={(json, options) => change.mutate({ params: { slug }, json }, options)}
      edit={<EditPack pack={pack} />}
      preview={
        <PagePreview to={page} isShown={attributes.state === 'shown'}>
          <p>{attributes.description}</p>
        </PagePreview>
      }
      facts={[
        [m.articles_slug(), page],
        [m.boards_staff_categories(), categories.join(', ')],
        [m.boards_staff_cards(), formatNumber(card_count)],
        [m.communities_staff_position(), position === null ? '' : formatNumber(position)],
      ]}
      last={[[m.articles_source(), describeSource(from_file)]]}
    />
  );
}
