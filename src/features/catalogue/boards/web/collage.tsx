import { Cover } from '#platform/ui/art/cover.tsx';

/** A collage of the first cards' covers; the board's own cover while it is empty. */
export function Collage({ covers, image }: { covers: readonly string[]; image: string }) {
  if (covers.length < 4) return <Cover slug={covers[0] ?? image} className="collage-one" />;
  return (
    <span className="collage">
      {covers.map((slug, index) => (
        <Cover key={`${slug}-${index}`} slug={slug} />
      ))}
    </span>
  );
}
