/** What a product costs on a day: one function for the charge, the pages and the preview of an offer. */
import type { z } from 'zod';
import type { RunningOffer } from './contract.ts';

/** The price of an offer and what it is compared with. */
export type OfferTerms = {
  offerPaise: number;
  listPaise: number;
  /** The regular price that the saving is computed against; without one, the list price. */
  referencePaise?: number;
};

/** What a product costs at a moment. Without an offer it costs its list price. */
export type Price = {
  paise: number;
  offer: { listPaise: number; referencePaise: number | null; savingPaise: number; endsOn: string } | null;
};

/** What a product costs on a day. An offer that is not below the list price is none. */
export function priceOn(
  day: string,
  { offerPaise, listPaise, referencePaise = listPaise }: OfferTerms,
  endsOn: string | null,
): Price {
  if (endsOn === null || day > endsOn || offerPaise >= listPaise) return { paise: listPaise, offer: null };
  // A regular price below the list price would make the saving smaller than what is struck through.
  const reference = referencePaise > listPaise ? referencePaise : null;
  const savingPaise = (reference ?? listPaise) - offerPaise;
  return { paise: offerPaise, offer: { listPaise, referencePaise: reference, savingPaise, endsOn } };
}

/** An offer as the API shows it, in rupees. */
export const presentOffer = ({ offer }: Price): z.input<typeof RunningOffer> | null =>
  offer && {
    list_price: offer.listPaise / 100,
    reference_price: offer.referencePaise === null ? null : offer.referencePaise / 100,
    saving: offer.savingPaise / 100,
    ends_on: offer.endsOn,
  };
