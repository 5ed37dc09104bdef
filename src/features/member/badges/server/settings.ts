import * as z from 'zod';
import { defineSettings, type ValuesOf } from '#platform/runtime/config.ts';

const shape = {
  BADGE_SIGNING_KEY: z
    .string()
    .includes('PRIVATE KEY')
    .optional()
    .describe(
      'private RSA key (PKCS #8, PEM) that signs Open Badges; without it one is generated once and stored in the database',
    ),
};

type BadgesSettings = ValuesOf<typeof shape>;
declare module '#platform/runtime/config.ts' {
  interface Settings extends BadgesSettings {}
}

export const badgesSettings = defineSettings({
  title: 'Badges',
  shape,
  secrets: ['BADGE_SIGNING_KEY'],
});
