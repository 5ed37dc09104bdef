/** The web interface of listings for the routes. */
export { COMPANIES } from './companies-resource.tsx';
export { JOBS } from './jobs-resource.tsx';
