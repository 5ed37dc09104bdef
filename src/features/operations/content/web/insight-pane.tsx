import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResourcePaneProps } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { CategoryName } from './category-name.tsx';
import { ContentPane, PagePreview } from './content-pane.tsx';
import { EditInsight, INSIGHTS_PATH } from './insight-acts.tsx';
import { staffInsightQuery, useChangeInsightState, type InsightItem } from './insight-queries.ts';
import { describeSource } from './labels.ts';

/** One insight of the editors: its state and facts, what to do with it, and the way to its page. */
export function InsightPane(props: ResourcePaneProps<InsightItem>) {
  const insight = useSuspenseQuery(staffInsightQuery(props.id)).data.data;
  const change = useChangeInsightState();
  const { id: slug, attributes } = insight;
  const { category, hashtags, source_url, minutes, from_file } = attributes;
  const page = `/insights/detail/${slug}`;
  return (
    <ContentPane
      pane={props}
      list={{ to: INSIGHTS_PATH, label: m.insights_title() }}
      name={attributes.title}
      attributes={attributes}
      publishedOn={attributes.published_on}
      change={change}
      send={(json, options) => change.mutate({ params: { slug }, json }, options)}
      edit={<EditInsight insight={insight} />}
      preview={
        <PagePreview to={page} isShown={attributes.state === 'shown'}>
          <p>{attributes.summary}</p>
        </PagePreview>
      }
      facts={[
        [m.articles_slug(), page],
        [m.articles_category(), <CategoryName key="category" slug={category} />],
        [m.insights_staff_hashtags(), hashtags.join(', ')],
        [m.insights_field_source(), source_url],
        [m.articles_minutes(), m.blog_minutes({ minutes })],
      ]}
      last={[[m.articles_source(), describeSource(from_file)]]}
    />
  );
}
