import type { OfferProduct } from '#features/base/payments/contract.ts';
import { loadPrice, type Price, type PriceTerms } from '#features/base/payments/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** The prices of the settings: those of the report of a score, and those of a plan. */
export const priceTerms = ({ config }: Pick<Context, 'config'>): Record<OfferProduct, PriceTerms> => ({
  report: {
    offerPaise: config.FITMENT_PRICE_PAISE,
    listPaise: config.FITMENT_LIST_PRICE_PAISE,
    endsOn: config.FITMENT_OFFER_ENDS_ON,
  },
  plan: {
    offerPaise: config.PLAN_PRICE_PAISE,
    listPaise: config.PLAN_LIST_PRICE_PAISE,
    referencePaise: config.PLAN_SAVING_AGAINST_PAISE,
    endsOn: config.PLAN_OFFER_ENDS_ON,
  },
});

/** What the report costs now. */
export const loadReportPrice = (ctx: Context): Promise<Price> => loadPrice(ctx, 'report', priceTerms(ctx).report);

/** What a plan costs now. */
export const loadPlanPrice = (ctx: Context): Promise<Price> => loadPrice(ctx, 'plan', priceTerms(ctx).plan);
