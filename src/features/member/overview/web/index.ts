/** The web interface of the overview for the home page and the command palette. */
export { overviewQuery } from './queries.ts';
export { WhatGoesOn } from './what-goes-on.tsx';
