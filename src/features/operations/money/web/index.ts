/** The web interface of money for the routes. */
export { PURCHASES } from './purchases-resource.tsx';
