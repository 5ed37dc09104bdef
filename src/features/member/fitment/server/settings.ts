import * as z from 'zod';
import { defineSettings, documented, optionalText, paise, type ValuesOf } from '#platform/runtime/config.ts';

const offerEnd = (product: string) =>
  documented(
    z.iso.date().optional(),
    'outside production, 30 days after the first start; in production there is no offer',
    `last day of the offer for the ${product} in India, such as \`2027-01-31\`. Until its end the price of the offer is charged, with the label “Offer ends soon”; afterwards the list price. Finance schedules further offers in the console`,
  );

const shape = {
  FITMENT_PRICE_PAISE: paise(2900).describe('price of the Role Fitment Score while its offer runs'),
  FITMENT_LIST_PRICE_PAISE: paise(4900).describe('its list price: struck through while the offer runs, charged after it'),
  FITMENT_OFFER_ENDS_ON: offerEnd('Role Fitment Score'),
  // The preview of a score names the price of the plan too, so the plan's prices are declared here and roadmaps uses them.
  PLAN_PRICE_PAISE: paise(19_900).describe('price of the Personalised Learning Plan while its offer runs'),
  PLAN_LIST_PRICE_PAISE: paise(24_900).describe('its list price: struck through while the offer runs, charged after it'),
  PLAN_SAVING_AGAINST_PAISE: paise(49_900).describe(
    "the regular price that the plan's saving is computed against while its offer runs",
  ),
  PLAN_OFFER_ENDS_ON: offerEnd('Personalised Learning Plan'),
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "address of an OpenAI-compatible endpoint, such as `https://host/v1`. The model writes the summary of bought reports, suggests skills outside the taxonomy and words lines suggested for the résumé, each labelled with the model's name; it never changes a score. Sentences of the résumé are sent to it without name, contact details and personal lines; the privacy page names its host",
    ),
  LLM_MODEL: optionalText().describe('name of the model to use'),
  LLM_API_KEY: optionalText().describe('key of that endpoint, if it needs one'),
};

type FitmentSettings = ValuesOf<typeof shape>;
declare module '#platform/runtime/config.ts' {
  interface Settings extends FitmentSettings {}
}

export const fitmentSettings = defineSettings({
  title: 'Role Fitment Score and Personalised Learning Plan',
  shape,
  secrets: ['LLM_API_KEY'],
  pairs: [['LLM_BASE_URL', 'LLM_MODEL']],
  productionRules: ({ LLM_BASE_URL }) =>
    LLM_BASE_URL?.startsWith('http://') ? ['LLM_BASE_URL: sentences of résumés leave production by https:// only'] : [],
});
