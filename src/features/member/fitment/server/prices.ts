import { loadPrice, type Price } from '#features/base/payments/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** What the report costs now. */
export const loadReportPrice = (ctx: Context): Promise<Price> =>
  loadPrice(ctx, {
    offerPaise: ctx.config.FITMENT_PRICE_PAISE,
    listPaise: ctx.config.FITMENT_LIST_PRICE_PAISE,
    endsOn: ctx.config.FITMENT_OFFER_ENDS_ON,
  });

/** What a plan costs now. */
export const loadPlanPrice = (ctx: Context): Promise<Price> =>
  loadPrice(ctx, {
    offerPaise: ctx.config.PLAN_PRICE_PAISE,
    listPaise: ctx.config.PLAN_LIST_PRICE_PAISE,
    referencePaise: ctx.config.PLAN_SAVING_AGAINST_PAISE,
    endsOn: ctx.config.PLAN_OFFER_ENDS_ON,
  });
