import { m } from '#platform/messages/messages.js';
import { CampaignForm, toCampaignInput, type CampaignValues } from './campaign-form.tsx';
import { useChangeCampaign, useCreateCampaign, type StaffCampaign } from './campaign-queries.ts';
import { EditContent, NewContent } from './content-forms.tsx';

export const CAMPAIGNS_PATH = '/staff/campaigns';

const EMPTY: CampaignValues = {
  hashtag: '',
  title_en: '',
  title_hi: '',
  lead_en: '',
  lead_hi: '',
  steps_en: '',
  steps_hi: '',
  prizes_en: '',
  prizes_hi: '',
  rules_en: '',
  rules_hi: '',
  opens_on: '',
  closes_on: '',
  results_on: '',
  winners: '',
  starts_at: null,
  ends_at: null,
};

/** Writes a new contest, which is a draft until it is published. */
export function NewCampaign() {
  const create = useCreateCampaign();
  return (
    <NewContent label={m.campaigns_new()} text={m.campaigns_new_text()} path={CAMPAIGNS_PATH} change={create}>
      {(form, onSuccess) => (
        <CampaignForm
          {...form}
          values={EMPTY}
          onSave={(values, reason) => create.mutate({ json: { ...toCampaignInput(values), reason } }, { onSuccess })}
        />
      )}
    </NewContent>
  );
}

const toValues = ({ attributes }: StaffCampaign): CampaignValues => ({
  hashtag: attributes.hashtag,
  title_en: attributes.title_en,
  title_hi: attributes.title_hi,
  lead_en: attributes.lead_en,
  lead_hi: attributes.lead_hi,
  steps_en: attributes.steps_en.join('\n'),
  steps_hi: attributes.steps_hi.join('\n'),
  prizes_en: attributes.prizes_en.join('\n'),
  prizes_hi: attributes.prizes_hi.join('\n'),
  rules_en: attributes.rules_en.join('\n'),
  rules_hi: attributes.rules_hi.join('\n'),
  opens_on: attributes.opens_on,
  closes_on: attributes.closes_on,
  results_on: attributes.results_on,
  winners: attributes.winners.join('\n'),
  starts_at: attributes.starts_at,
  ends_at: attributes.ends_at,
});

/** Changes a contest, with an undo. */
export function EditCampaign({ campaign }: { campaign: StaffCampaign }) {
  const change = useChangeCampaign();
  const before = toValues(campaign);
  return (
    <EditContent
      change={change}
      before={toCampaignInput(before)}
      version={campaign.attributes.version}
      send={(json, options) => change.mutate({ params: { slug: campaign.id }, json }, options)}
    >
      {(form, onSave) => (
        <CampaignForm {...form} values={before} onSave={(values, reason) => onSave(toCampaignInput(values), reason)} />
      )}
    </EditContent>
  );
}
