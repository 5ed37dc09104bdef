/** The web interface of money for the routes. */
export { PURCHASES } from './purchases-resource.tsx';
export { CASHBACKS } from './cashbacks-pages.ts';
export { BOOKS } from './books-pages.ts';
export { CONTESTS } from './contests-resource.tsx';
export { OFFERS } from './offers-resource.tsx';
