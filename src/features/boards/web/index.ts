/** What other features' pages may use from boards. */
export { PinButton } from './pin-button.tsx';
