/** What can be reported, by type: the feature that owns it finds it, hides it and shows it again. */
import type { Reportables } from '#features/moderation/server/index.ts';

export const reportables: Reportables = {};
