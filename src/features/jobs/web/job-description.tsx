import { Lines } from '#platform/web/ui/lines.tsx';

/** The whole ad as the employer wrote it, as text: nothing in it can be markup. */
export function JobDescription({ description }: { description: string }) {
  return (
    <div className="prose">
      <Lines text={description} />
    </div>
  );
}
