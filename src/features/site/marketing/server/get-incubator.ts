import type { UseCase } from '#platform/http/http.ts';
import { Incubator } from '../contract.ts';
import { createContentLoader } from '#platform/io/create-content-loader.ts';

const loadContent = createContentLoader('incubator.json', Incubator.shape.attributes);

/** The operator's content for the incubator pages. */
export const getIncubator: UseCase<'GET /api/incubator'> = async () => ({
  data: { id: 'incubator', type: 'incubator', attributes: await loadContent() },
});
