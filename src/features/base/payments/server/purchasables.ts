import type { Language } from '#platform/language/language.ts';
import type { Context } from '#platform/http/context.ts';
import type { PurchasableType } from '../contract.ts';

/** What the pages after a payment need to find their way back; plain ids and slugs. */
export type PurchaseContext = {
  /** In which the payer is brought back: the provider's page sends no cookies along. */
  language?: Language;
  job_application_id?: string;
  company_slug?: string;
  job_slug?: string;
  roadmap_id?: string;
  user_slug?: string;
  program_code?: string;
};

/** One item on sale, as its own feature sees it now. */
export type Purchasable = {
  title: string;
  amountPaise: number;
  ownerId: string;
  alreadyOwned: boolean;
  context: PurchaseContext;
};

/** What is sold, by type. `find` throws 404 for what is not there or not the viewer's. */
export type Purchasables = Partial<Record<PurchasableType, { find: (ctx: Context, id: string) => Promise<Purchasable> }>>;
