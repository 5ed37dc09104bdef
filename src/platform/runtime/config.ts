/** All settings, read once from the environment and validated at start. */
import path from 'node:path';
import * as z from 'zod';
import { SANDBOX_SECRET } from './sandbox-contract.ts';

const flag = z.stringbool().optional();
const optional = z.string().trim().min(1).optional();
const paise = (standard: number) => z.coerce.number().int().min(100).default(standard);

/** The settings of the operator; docs/configuration.md describes each, and a test keeps the two in step. */
export const Settings = z.object({
  APP_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: optional,
  APP_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .refine(
      (url) => URL.canParse(url) && !/%(?![\da-f]{2})/i.test(url),
      'is not an address: in the password, write # as %23, / as %2F, % as %25',
    )
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: flag,
  RATE_LIMITS: flag,
  STAND_INS: z.enum(['auto', 'on', 'off']).default('auto'),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  SANDBOX_ORIGIN: z.url({ protocol: /^http$/ }).optional(),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  LINKEDIN_CLIENT_ID: optional,
  LINKEDIN_CLIENT_SECRET: optional,
  LINKEDIN_ISSUER: z.url({ protocol: /^https?$/ }).default('https://www.linkedin.com/oauth'),
  PAYU_KEY: optional,
  PAYU_SALT: optional,
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: optional,
  LLM_MODEL: optional,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Pathlight <no-reply@pathlight.example>'),
  VAPID_PUBLIC_KEY: optional,
  VAPID_PRIVATE_KEY: optional,
  BRAND_NAME: z.string().default('Pathlight'),
  SUPPORT_EMAIL: z.email().default('help@pathlight.example'),
  SUPPORT_PHONE: z.string().default('+91 80 4000 0000'),
  SUPPORT_HOURS: z.string().default('Monday to Saturday, 9:00 to 19:00 IST'),
  LEGAL_NAME: z.string().default('Pathlight Learning Private Limited'),
  LEGAL_ADDRESS: z.string().default('4th Floor, 12 Residency Road, Bengaluru 560025, Karnataka, India'),
  GSTIN: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/, 'is not a GSTIN')
    .optional(),
  GST_RATE_PERCENT: z.coerce.number().min(0).max(50).default(18),
  GST_SAC: z.string().default('998439'),
  /** Months for which visit statistics are stored. */
  JOURNEY_MONTHS: z.coerce.number().int().min(1).max(120).default(13),
  RESOURCE_CHECKS: flag,
  BADGE_SIGNING_KEY: z.string().includes('PRIVATE KEY').optional(),
  ADVISOR_BOOKING_URL: z.url({ protocol: /^https?$/ }).optional(),
  FITMENT_PRICE_PAISE: paise(2900),
  FITMENT_LIST_PRICE_PAISE: paise(4900),
  PLAN_PRICE_PAISE: paise(19_900),
  PLAN_LIST_PRICE_PAISE: paise(24_900),
  PLAN_SAVING_AGAINST_PAISE: paise(49_900),
  COVER_LETTER_MAX_WORDS: z.coerce.number().int().min(1).default(400),
  UPLOAD_MAX_BYTES: z.coerce
    .number()
    .int()
    .min(1000)
    .default(5 * 1024 * 1024),
});

type Given = z.infer<typeof Settings>;
export type Config = Omit<Given, 'APP_ORIGIN' | 'HOST'> & {
  APP_ORIGIN: string;
  HOST: string;
  /** Whether the local sandbox replaces the identity provider or the payment provider because there are no keys. */
  sandboxes: { identity: boolean; payment: boolean };
  /** The origin of the sandbox once it has started; empty without one. */
  sandboxOrigin: string;
  production: boolean;
  local: boolean;
};

/** An invalid or missing setting; the message names it and says what to do. */
export class ConfigError extends Error {}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
export const isLoopback = (hostname: string) => LOOPBACK.test(hostname);

/** Parses and validates the settings. Throws `ConfigError` listing all errors. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const known = Object.fromEntries(Object.entries(env).filter(([name, value]) => name in Settings.shape && value !== ''));
  const parsed = Settings.safeParse(known);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  const given = parsed.data;
  const production = given.APP_ENV === 'production';
  const origin = new URL(given.APP_ORIGIN ?? `http://localhost:${given.PORT}`).origin;
  const wanted = given.STAND_INS !== 'off' && !production;
  const config: Config = {
    ...given,
    APP_ORIGIN: origin,
    HOST: given.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    DATA_DIR: path.resolve(given.DATA_DIR),
    sandboxes: {
      identity: wanted && !given.GOOGLE_CLIENT_ID && !given.LINKEDIN_CLIENT_ID,
      payment: wanted && !given.PAYU_KEY,
    },
    sandboxOrigin: given.SANDBOX_ORIGIN ? new URL(given.SANDBOX_ORIGIN).origin : '',
    production,
    local: isLoopback(new URL(origin).hostname),
  };
  const wrong = contradictions(config);
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return config;
}

/** Invalid combinations of settings. */
function contradictions(config: Config): string[] {
  const wrong: string[] = [];
  const pairs = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
    ['PAYU_KEY', 'PAYU_SALT'],
    ['LLM_BASE_URL', 'LLM_MODEL'],
    ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ] as const;
  for (const [one, other] of pairs)
    if (Boolean(config[one]) !== Boolean(config[other])) wrong.push(`${one} and ${other} go together: set both or neither`);
  if (config.sandboxOrigin && !isLoopback(new URL(config.sandboxOrigin).hostname))
    wrong.push('SANDBOX_ORIGIN: the sandbox listens on a loopback address only');
  return config.production ? [...wrong, ...refusalsOfProduction(config)] : wrong;
}

/** In production, sandboxes, default secrets and plain http are refused. */
function refusalsOfProduction(config: Config): string[] {
  const wrong: string[] = [];
  if (config.SANDBOX_ORIGIN) wrong.push('SANDBOX_ORIGIN: production has no sandbox');
  if (!config.APP_ORIGIN.startsWith('https://')) wrong.push('APP_ORIGIN: production needs an https:// origin');
  if (config.local) wrong.push('APP_ORIGIN: production cannot run on a loopback name');
  if (!config.DATABASE_URL) wrong.push('DATABASE_URL: production needs its own PostgreSQL');
  if (!config.PAYU_KEY) wrong.push('PAYU_KEY and PAYU_SALT: production needs the merchant keys');
  if (config.PAYU_KEY?.startsWith('sandbox') || config.PAYU_SALT?.startsWith('sandbox'))
    wrong.push('PAYU_KEY and PAYU_SALT: these are the sandbox values');
  if (config.STAND_INS === 'on') wrong.push('STAND_INS: production has none');
  if ([config.GOOGLE_CLIENT_SECRET, config.LINKEDIN_CLIENT_SECRET].includes(SANDBOX_SECRET))
    wrong.push('GOOGLE_CLIENT_SECRET and LINKEDIN_CLIENT_SECRET: this is the value of the sandbox');
  if (!config.LINKEDIN_ISSUER.startsWith('https://')) wrong.push('LINKEDIN_ISSUER: production needs an https:// issuer');
  if (!config.GOOGLE_CLIENT_ID && !config.LINKEDIN_CLIENT_ID)
    wrong.push('GOOGLE_CLIENT_ID or LINKEDIN_CLIENT_ID: production needs a sign-in provider');
  if (config.RATE_LIMITS === false) wrong.push('RATE_LIMITS: cannot be switched off in production');
  return wrong;
}
