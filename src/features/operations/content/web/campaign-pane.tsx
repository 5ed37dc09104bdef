import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResourcePaneProps } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate } from '#platform/language/format.ts';
import { language } from '#platform/language/language.ts';
import { CAMPAIGNS_PATH, EditCampaign } from './campaign-acts.tsx';
import { campaignQuery, useChangeCampaignState, type CampaignItem } from './campaign-queries.ts';
import { ContentPane, PagePreview } from './content-pane.tsx';
import { describeSource } from './labels.ts';

/** One contest: its days and facts, what to do with it, and the way to its page, which editors see before readers do. */
export function CampaignPane(props: ResourcePaneProps<CampaignItem>) {
  const campaign = useSuspenseQuery(campaignQuery(props.id)).data.data;
  const change = useChangeCampaignState();
  const { attributes } = campaign;
  const isHindi = language() === 'hi';
  const name = isHindi ? attributes.title_hi : attributes.title_en;
  return (
    <ContentPane
      pane={props}
      list={{ to: CAMPAIGNS_PATH, label: m.campaigns_title() }}
      name={name}
      attributes={attributes}
      change={change}
      send={(json, options) => change.mutate({ params: { slug: campaign.id }, json }, options)}
      edit={<EditCampaign campaign={campaign} />}
      preview={
        <PagePreview
          to={`/campaigns/entrepreneurship-insights-contest?preview=${campaign.id}`}
          isShown={attributes.state === 'shown'}
        >
          <p>{isHindi ? attributes.lead_hi : attributes.lead_en}</p>
        </PagePreview>
      }
      facts={[
        [m.campaigns_opens(), formatDate(attributes.opens_on, 'full')],
        [m.campaigns_closes(), formatDate(attributes.closes_on, 'full')],
        [m.pages_contest_results(), formatDate(attributes.results_on, 'full')],
        [m.campaigns_hashtag(), `#${attributes.hashtag}`],
        [m.pages_contest_winners(), attributes.winners.join(' · ')],
        [m.stories_example(), attributes.sample ? m.campaigns_example_text() : ''],
      ]}
      last={[[m.articles_source(), describeSource(attributes.from_file)]]}
    />
  );
}
