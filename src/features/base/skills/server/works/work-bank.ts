/** The pieces of work of `content/work`, with what editors changed of them. */
import type { Context } from '#platform/http/context.ts';
import { loadLatestVersions } from '../learning-versions.ts';
import type { PieceOfWork } from '../skill.ts';
import { skillCatalogue, statedCatalogue } from '../skill-catalogue.ts';
import { parseWork } from './work-change.ts';

/** `id` is that of its skill in the files; `skill` the one that it belongs to now. */
export type BankWork = {
  id: string;
  skill: { id: string; name: string };
  stated: PieceOfWork;
  work: PieceOfWork;
  corrected: boolean;
  dropped: boolean;
  version: number;
};

/** All pieces of work, also dropped ones, in the order of skills. */
export async function loadWorkBank(ctx: Context): Promise<BankWork[]> {
  const [{ skills }, { taxonomy }, latest] = await Promise.all([
    statedCatalogue(),
    skillCatalogue(),
    loadLatestVersions(ctx, 'work'),
  ]);
  return skills.flatMap(({ id, name, work: stated }) => {
    if (!stated) return [];
    const version = latest.get(id);
    const corrected = parseWork(version);
    const now = taxonomy.byId.get(id);
    return [
      {
        id,
        skill: { id: now?.id ?? id, name: now?.name ?? name },
        stated,
        work: corrected ?? stated,
        corrected: corrected !== null,
        dropped: version?.dropped ?? false,
        version: version?.version ?? 0,
      },
    ];
  });
}
