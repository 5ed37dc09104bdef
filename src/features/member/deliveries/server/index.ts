/** The server interface of deliveries for other features. */
export {
  addressState,
  askOwner,
  confirmAddress,
  createConfirmedCheck,
  isConfirmed,
  keepAddress,
  removeAddress,
  type Address,
  type AddressState,
} from './addresses.ts';
export { deliverApplication } from './deliver-application.ts';
export { endDeliveries, endDeliveriesOf } from './end-deliveries.ts';
export { moveAddresses } from './move-addresses.ts';
export { notifyUndelivered } from './notify-undelivered.ts';
export { deliveryAddressRows } from './relations.ts';
export { deliveryLinkDays } from './settings.ts';
export { deliveriesRoutes } from './routes.ts';
