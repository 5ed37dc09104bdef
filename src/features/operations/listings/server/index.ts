/** The server interface of listings for the wiring and the commands. */
export { importListings, LISTING_TABLES } from './import-listings.ts';
export { listingsRoutes } from './routes.ts';
