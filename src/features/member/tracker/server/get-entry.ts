import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentEntry } from './present-entries.ts';

/** One entry of the viewer's own. */
export const getEntry: UseCase<'GET /api/tracker/{id}'> = (ctx, { params }) => presentEntry(ctx, signedIn(ctx), params.id);
