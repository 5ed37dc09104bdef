/** The web interface of deliveries for other features. */
export { OwnDelivery } from './own-delivery.tsx';
