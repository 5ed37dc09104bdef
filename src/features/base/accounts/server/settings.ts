import * as z from 'zod';
import { defineSettings, documented, optionalText, type ValuesOf } from '#platform/runtime/config.ts';
import { Provider } from '../contract.ts';
import { SANDBOX_SECRET } from '#platform/runtime/sandbox-contract.ts';

/** A further provider of OpenID Connect, found by discovery. */
const FurtherProvider = z.object({
  id: Provider,
  name: z.string().trim().min(1).max(40),
  issuer: z.url({ protocol: /^https?$/ }),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  icon: z
    .string()
    .regex(
      /^(?:\p{L}{1,2}|data:image\/(?:png|svg\+xml|webp);base64,[\w+/=]{1,20000})$/u,
      'is one or two letters, or a data: picture',
    )
    .optional(),
});

/** JSON in an environment variable. */
const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('is not JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);

const GOOGLE = 'https://accounts.google.com';
/** LinkedIn's discovery document names another issuer than its tokens have, so its addresses are known here. */
export const LINKEDIN = 'https://www.linkedin.com/oauth';

const issuer = (standard: string, meaning: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(standard)
    .describe(meaning);

const shape = {
  GOOGLE_CLIENT_ID: optionalText().describe('OpenID Connect client; the redirect address is `APP_ORIGIN/auth/google`'),
  GOOGLE_CLIENT_SECRET: optionalText().describe('its secret'),
  GOOGLE_ISSUER: issuer(GOOGLE, 'another issuer in the place of Google, found by discovery'),
  LINKEDIN_CLIENT_ID: optionalText().describe('OpenID Connect client; the redirect address is `APP_ORIGIN/auth/linkedin`'),
  LINKEDIN_CLIENT_SECRET: optionalText().describe('its secret'),
  LINKEDIN_ISSUER: issuer(LINKEDIN, 'another issuer in the place of LinkedIn, found by discovery'),
  SIGN_IN_PROVIDERS: documented(
    json(z.array(FurtherProvider).max(10)).optional(),
    'none',
    'further providers of OpenID Connect, as JSON: `[{"id": "acme", "name": "Acme", "issuer": "https://…", "client_id": "…", "client_secret": "…", "icon": "A"}]`. The redirect address is `APP_ORIGIN/auth/<id>`; `icon` is one or two letters or a picture as a `data:` address',
  ),
};

type AccountsSettings = ValuesOf<typeof shape>;
declare module '#platform/runtime/config.ts' {
  interface Settings extends AccountsSettings {}
}

export const accountsSettings = defineSettings({
  title: 'Sign-in',
  shape,
  secrets: ['GOOGLE_CLIENT_SECRET', 'LINKEDIN_CLIENT_SECRET', 'SIGN_IN_PROVIDERS'],
  pairs: [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  ],
  rules: ({ SIGN_IN_PROVIDERS = [] }) => {
    const ids = ['google', 'linkedin', ...SIGN_IN_PROVIDERS.map(({ id }) => id)];
    return new Set(ids).size === ids.length
      ? []
      : ['SIGN_IN_PROVIDERS: each needs an id of its own, other than google and linkedin'];
  },
  productionRules: (config) => [
    ...([config.GOOGLE_CLIENT_SECRET, config.LINKEDIN_CLIENT_SECRET].includes(SANDBOX_SECRET)
      ? ['GOOGLE_CLIENT_SECRET and LINKEDIN_CLIENT_SECRET: this is the value of the sandbox']
      : []),
    ...(['GOOGLE_ISSUER', 'LINKEDIN_ISSUER'] as const)
      .filter((name) => !config[name].startsWith('https://'))
      .map((name) => `${name}: production needs an https:// issuer`),
    ...(config.SIGN_IN_PROVIDERS ?? [])
      .filter(({ issuer: address }) => !address.startsWith('https://'))
      .map(({ id }) => `SIGN_IN_PROVIDERS: production needs an https:// issuer for ${id}`),
    ...(config.GOOGLE_CLIENT_ID || config.LINKEDIN_CLIENT_ID || config.SIGN_IN_PROVIDERS?.length
      ? []
      : ['GOOGLE_CLIENT_ID, LINKEDIN_CLIENT_ID or SIGN_IN_PROVIDERS: production needs a sign-in provider']),
  ],
  sandbox: {
    name: 'identity',
    isNeeded: (settings) => !settings.GOOGLE_CLIENT_ID && !settings.LINKEDIN_CLIENT_ID && !settings.SIGN_IN_PROVIDERS?.length,
  },
});
