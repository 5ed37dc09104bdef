/** The web interface of listings for the routes. */
export { COMPANIES } from './companies-resource.tsx';
export { JOBS } from './jobs-resource.tsx';
export { PROGRAMS } from './programs-resource.tsx';
export { UNIVERSITIES } from './universities-resource.tsx';
