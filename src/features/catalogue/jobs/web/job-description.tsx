import { CATALOGUE_TAG } from '#platform/language/language.ts';
import { Lines } from '#platform/ui/lines.tsx';

/** The whole ad as the employer wrote it, in whatever language the page is, and as text: nothing in it can be markup. */
export function JobDescription({ description }: { description: string }) {
  return (
    <div className="prose" lang={CATALOGUE_TAG}>
      <Lines text={description} />
    </div>
  );
}
