import { implement, type Routes } from '#platform/http/http.ts';
import { mutesContract } from '../contract.ts';
import { listMutes } from './list-mutes.ts';
import { mute } from './mute.ts';
import type { Mutables } from './mutables.ts';
import { unmute } from './unmute.ts';

/** What can be muted is passed in, because mutes are below the features that own it. */
export const createMutesRoutes = (mutables: Mutables): Routes =>
  implement(mutesContract, {
    'GET /api/mutes': listMutes(mutables),
    'PUT /api/mutes/{type}/{slug}': mute(mutables),
    'DELETE /api/mutes/{type}/{slug}': unmute(mutables),
  });
