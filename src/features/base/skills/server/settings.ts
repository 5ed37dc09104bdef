import { defineSettings, documented, flag, type ValuesOf } from '#platform/runtime/config.ts';

const shape = {
  RESOURCE_CHECKS: documented(
    flag(),
    'off',
    '`true` checks up to 200 learning resources a night for broken links; requests go to public addresses only. `npm run cli -- check-resources` runs the check immediately',
  ),
};

type SkillsSettings = ValuesOf<typeof shape>;
declare module '#platform/runtime/config.ts' {
  interface Settings extends SkillsSettings {}
}

export const skillsSettings = defineSettings({
  title: 'Learning resources',
  shape,
});
