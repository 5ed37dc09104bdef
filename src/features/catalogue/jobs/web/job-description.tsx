import { CATALOGUE_TAG } from '#platform/language/language.ts';
import { Lines } from '#platform/ui/lines.tsx';

/** The text of the ad in its original language. It is plain text, so markup in it has no effect. */
export function JobDescription({ description }: { description: string }) {
  return (
    <div className="prose" lang={CATALOGUE_TAG}>
      <Lines text={description} />
    </div>
  );
}
