/** `apply=1` opens the application form. */
type JobPageSearch = { apply?: '1' };
export const parseJobPageSearch = (search: Record<string, unknown>): JobPageSearch =>
  String(search['apply']) === '1' ? { apply: '1' } : {};
