import { Cover } from '#platform/ui/art/cover.tsx';

/** The first pictures of a board as one; its own while it holds nothing. */
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
