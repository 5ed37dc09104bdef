/** Keys that are pressed one after another. */
export const Keys = ({ keys }: { keys: string }) => (
  <span className="keys">
    {[...keys].map((key) => (
      <kbd key={key} className="kbd">
        {key.toUpperCase()}
      </kbd>
    ))}
  </span>
);
