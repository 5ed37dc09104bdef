/** What waits in the places of the staff's console; a place itself is a line in `operations/staff/web/places.ts`. */
import { countFailingSources } from '#features/operations/sources/server/index.ts';
import type { PlaceCounts } from '#features/operations/staff/server/index.ts';

export const staffPlaces: PlaceCounts = {
  sources: { scope: 'editor', count: countFailingSources },
};
