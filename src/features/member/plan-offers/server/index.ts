/** The server interface of plan offers for other features. */
export { addDays } from './add-days.ts';
export type { Aim, Stop, StopReason } from './choose-path.ts';
export { computeOffer, isTeachable, isWorthSelling, pathOfAim, type Offer, type OfferInput, type Path } from './compute-offer.ts';
export { listSubsets } from './list-subsets.ts';
export { aimOf, findOfferOf, isPlanSold, loadOffer, type ChoiceQuery, type LoadedOffer } from './load-offer.ts';
export { planOffersRoutes } from './routes.ts';
export { scheduleHours, type Dates } from './schedule-hours.ts';
