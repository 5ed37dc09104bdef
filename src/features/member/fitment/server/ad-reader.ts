import type { AdReader } from '#features/base/job-postings/server/index.ts';
import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { findEmployerNames } from './engine/mask-names.ts';
import { parseAd } from './engine/parse-ad.ts';
import { restoreAdLines } from './engine/restore-lines.ts';
import { isPlace, scoreRoleText } from './engine/role-lines.ts';

/** What the engine knows about the words of ads, for reading ads that members bring. */
export const createAdReader = (taxonomy: Taxonomy): AdReader => ({
  scoreName: scoreRoleText,
  isPlace,
  findEmployers: findEmployerNames,
  restoreLines: restoreAdLines,
  countRequirements: (title, text) => {
    const { requirements, dutySkills, conditions } = parseAd(taxonomy, title, text);
    const stated = requirements.filter((item) => !('implied' in item && item.implied));
    return stated.length + dutySkills.length + conditions.length;
  },
});
