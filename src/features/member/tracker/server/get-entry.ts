import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentEntry } from './present-entries.ts';

/** One of the viewer's own entries. */
export const getEntry: UseCase<'GET /api/tracker/{id}'> = (ctx, { params }) => presentEntry(ctx, signedIn(ctx), params.id);
