/** URL parameters of the insights home page. */
const VIEWS = ['trending', 'interests'] as const;
/** Undefined selects the personal feed. */
export type HomeView = (typeof VIEWS)[number] | undefined;

export const parseHomeSearch = ({ view }: Record<string, unknown>): { view?: NonNullable<HomeView> } => {
  const selected = VIEWS.find((option) => option === view);
  return selected ? { view: selected } : {};
};
