import { Cover } from '#platform/ui/art/cover.tsx';

/** A collage of the first four cards' covers; with fewer the first cover, without any the board's own. */
export function Collage({ covers, image }: { covers: readonly string[]; image: string }) {
  if (covers.length < 4) return <Cover slug={covers[0] ?? image} className="collage-single" />;
  return (
    <span className="collage">
      {covers.map((slug, index) => (
        <Cover key={`${slug}-${index}`} slug={slug} />
      ))}
    </span>
  );
}
