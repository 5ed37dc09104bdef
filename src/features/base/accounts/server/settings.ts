import * as z from 'zod';
import { defineSettings, optionalText, type ValuesOf } from '#platform/runtime/config.ts';
import { SANDBOX_SECRET } from '#platform/runtime/sandbox-contract.ts';

const shape = {
  GOOGLE_CLIENT_ID: optionalText().describe('OpenID Connect client; the redirect address is `APP_ORIGIN/auth/google`'),
  GOOGLE_CLIENT_SECRET: optionalText().describe('its secret'),
  LINKEDIN_CLIENT_ID: optionalText().describe('OpenID Connect client; the redirect address is `APP_ORIGIN/auth/linkedin`'),
  LINKEDIN_CLIENT_SECRET: optionalText().describe('its secret'),
  LINKEDIN_ISSUER: z
    .url({ protocol: /^https?$/ })
    .default('https://www.linkedin.com/oauth')
    .describe("the one issuer accepted in LinkedIn's tokens"),
};

type AccountsSettings = ValuesOf<typeof shape>;
declare module '#platform/runtime/config.ts' {
  interface Settings extends AccountsSettings {}
}

export const accountsSettings = defineSettings({
  title: 'Sign-in',
  shape,
  secrets: ['GOOGLE_CLIENT_SECRET', 'LINKEDIN_CLIENT_SECRET'],
  pairs: [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  ],
  productionRules: (config) => [
    ...([config.GOOGLE_CLIENT_SECRET, config.LINKEDIN_CLIENT_SECRET].includes(SANDBOX_SECRET)
      ? ['GOOGLE_CLIENT_SECRET and LINKEDIN_CLIENT_SECRET: this is the value of the sandbox']
      : []),
    ...(config.LINKEDIN_ISSUER.startsWith('https://') ? [] : ['LINKEDIN_ISSUER: production needs an https:// issuer']),
    ...(config.GOOGLE_CLIENT_ID || config.LINKEDIN_CLIENT_ID
      ? []
      : ['GOOGLE_CLIENT_ID or LINKEDIN_CLIENT_ID: production needs a sign-in provider']),
  ],
  sandbox: { name: 'identity', isNeeded: (settings) => !settings.GOOGLE_CLIENT_ID && !settings.LINKEDIN_CLIENT_ID },
});
