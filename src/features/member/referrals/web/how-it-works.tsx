import { Path, PathStep } from '#platform/ui/path.tsx';

/** The steps from sharing a link to cashback. */
export function HowItWorks({ steps }: { steps: readonly string[] }) {
  return (
    <Path step={28}>
      {steps.map((step, index) => (
        <PathStep key={step} marker={index + 1}>
          <p>{step}</p>
        </PathStep>
      ))}
    </Path>
  );
}
