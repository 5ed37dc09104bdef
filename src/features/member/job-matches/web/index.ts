/** The web interface of job matches for pages. */
export { BandBadge, FitNotice } from './band-badge.tsx';
export { YouAndThisRole } from './you-and-this-role.tsx';
