import { Path, PathStop } from '#platform/ui/path.tsx';

/** The way from a shared link to cashback, in order. */
export function HowItWorks({ steps }: { steps: readonly string[] }) {
  return (
    <Path step={28}>
      {steps.map((step, index) => (
        <PathStop key={step} station={index + 1}>
          <p>{step}</p>
        </PathStop>
      ))}
    </Path>
  );
}
