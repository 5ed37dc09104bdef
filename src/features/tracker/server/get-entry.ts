import { signedIn } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/http.ts';
import { presentEntry } from './present-entries.ts';

/** One entry of the viewer's own. */
export const getEntry: UseCase<'GET /api/tracker/{id}'> = (ctx, { params }) => presentEntry(ctx, signedIn(ctx), params.id);
