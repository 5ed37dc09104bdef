/** The server interface of apply addresses for other features. */
export { countAddresses } from './count-addresses.ts';
export { applyAddressesRoutes } from './routes.ts';
