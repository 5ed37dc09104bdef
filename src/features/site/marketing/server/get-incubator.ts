import type { UseCase } from '#platform/http/http.ts';
import { showsDemo } from '#platform/db/content-loads.ts';
import { Incubator } from '../contract.ts';
import { createContentLoader } from '#platform/io/create-content-loader.ts';

const loadContent = createContentLoader('incubator.json', Incubator.shape.attributes);

/** The operator's content for the incubator pages; invented stories only where the demo is shown. */
export const getIncubator: UseCase<'GET /api/incubator'> = async (ctx) => {
  const demo = await showsDemo(ctx);
  const { fellows, employers, ...content } = await loadContent();
  const isShown = ({ sample }: { sample: boolean }) => demo || !sample;
  const attributes = { ...content, fellows: fellows.filter(isShown), employers: employers.filter(isShown) };
  return { data: { id: 'incubator', type: 'incubator', attributes } };
};
