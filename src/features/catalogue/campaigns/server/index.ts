/** Server exports of campaigns for other features and the wiring. */
export { findContests } from './find-contests.ts';
export { loadCampaigns } from './load-campaigns.ts';
export { campaignsRoutes } from './routes.ts';
export {
  CAMPAIGN,
  campaigns,
  changeCampaign,
  createCampaign,
  setCampaignState,
  writeWinner,
  type StoredCampaign,
} from './staff-campaigns.ts';
