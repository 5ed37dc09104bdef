/** The settings that the platform itself uses. */
import * as z from 'zod';
import { defineSettings, documented, flag, isLoopback, optionalText, type Config, type ValuesOf } from './config.ts';

const serverShape = {
  APP_ENV: z
    .enum(['development', 'staging', 'production', 'test'])
    .default('development')
    .describe(
      "`production` refuses sandboxes, loopback and http origins, default secrets, the embedded database, mail to a folder and example names of the operator; `staging` does as well, but payments go to the provider's test host, every page says that it is a trial, and search engines are told not to list it",
    ),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000).describe('port of the server'),
  HOST: documented(optionalText(), '`127.0.0.1`, in production `0.0.0.0`', 'address that the server listens on'),
  APP_ORIGIN: documented(
    z.url({ protocol: /^https?$/ }).optional(),
    '`http://localhost:PORT`',
    'the one public origin; other loopback names are redirected to it',
  ),
  TRUST_PROXY: documented(
    flag(),
    'off',
    '`true` if exactly one proxy of your own is in front of the server: the last `X-Forwarded-For` entry is the client',
  ),
  RATE_LIMITS: documented(flag(), 'on', '`false` disables rate limits, outside production only'),
  RELEASE: documented(optionalText(), 'none', 'name of the release that runs, such as a commit, which `/version` says'),
  METRICS_TOKEN: documented(
    z.string().min(16, 'needs at least 16 characters').optional(),
    'nothing is measured',
    'who sends it to `/metrics` as `Authorization: Bearer …` gets the figures of this process in the format of Prometheus',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: documented(
    z.url({ protocol: /^https?$/ }).optional(),
    'no traces',
    'address of an OpenTelemetry collector that takes traces by OTLP over HTTP, such as `http://collector.internal:4318`',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optionalText().describe('headers for it, such as `authorization=Bearer%20…`'),
  TRACE_SHARE: z.coerce.number().min(0).max(1).default(1).describe('share of requests and tasks that are traced, from 0 to 1'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('`debug`, `info`, `warn`, `error`, `silent`'),
};

const serverSettings = defineSettings({
  title: 'Server',
  shape: serverShape,
  secrets: ['METRICS_TOKEN', 'OTEL_EXPORTER_OTLP_HEADERS'],
  productionRules: (config) => [
    ...(config.APP_ORIGIN.startsWith('https://') ? [] : ['APP_ORIGIN: production needs an https:// origin']),
    ...(config.local ? ['APP_ORIGIN: production cannot run on a loopback name'] : []),
    ...(config.RATE_LIMITS === false ? ['RATE_LIMITS: cannot be switched off in production'] : []),
  ],
});

const postgresAddress = () =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .refine(
      (url) => URL.canParse(url) && !/%(?![\da-f]{2})/i.test(url),
      'is not an address: in the password, write # as %23, / as %2F, % as %25',
    )
    .optional();

const dataShape = {
  DATA_DIR: z.string().min(1).default('.data').describe("embedded database, members' files, mail folder, state of the sandbox"),
  DATABASE_URL: documented(
    postgresAddress(),
    'embedded PostgreSQL',
    '`postgres://…` of your own PostgreSQL 16 or newer; the role that serves needs to own nothing (docs/backup.md)',
  ),
  MIGRATION_DATABASE_URL: documented(
    postgresAddress(),
    '`DATABASE_URL`',
    'the same database with a role that owns its tables, for `npm run cli -- migrate`; servers do without it',
  ),
  MIGRATE_AT_START: documented(
    flag(),
    'on, off with `MIGRATION_DATABASE_URL`',
    '`false`: a server whose database is not up to date does not start and names the command that migrates it',
  ),
  WAL_ARCHIVE_DIR: documented(
    optionalText(),
    'none',
    'folder, best on another disk, into which the embedded database archives its log: a backup can then be restored to any later point in time',
  ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(100)
    .default(10)
    .describe('connections of this process for requests; background work has a separate pool of half the size'),
  DATABASE_WAIT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(60_000)
    .default(2000)
    .describe('how long a request waits for a connection before it is answered as unavailable, in milliseconds'),
  DATABASE_SILENCE_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(60_000)
    .default(700)
    .describe('how long the database may give no answer before it counts as away, in milliseconds'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe(
      '`redis://…` or `rediss://…`: processes signal changes to each other through it instead of through the database, and count rate limits together',
    ),
  UPLOAD_MAX_BYTES: z.coerce
    .number()
    .int()
    .min(1000)
    .default(5 * 1024 * 1024)
    .describe('maximum size of an uploaded document, such as a résumé, in bytes'),
};

const dataSettings = defineSettings({
  title: 'Data',
  shape: dataShape,
  secrets: ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'REDIS_URL'],
  rules: (config) => [
    ...(config.MIGRATION_DATABASE_URL && !config.DATABASE_URL
      ? ['MIGRATION_DATABASE_URL: the embedded database has one role, so set DATABASE_URL too or neither']
      : []),
    ...(config.WAL_ARCHIVE_DIR && config.DATABASE_URL
      ? ['WAL_ARCHIVE_DIR: is for the embedded database; a server of your own archives by its own settings']
      : []),
  ],
  productionRules: (config) => (config.DATABASE_URL ? [] : ['DATABASE_URL: production needs its own PostgreSQL']),
});

/** Whether a process that opens the database may migrate it. */
export const migratesAtStart = ({ MIGRATE_AT_START, MIGRATION_DATABASE_URL }: Config): boolean =>
  MIGRATE_AT_START ?? MIGRATION_DATABASE_URL === undefined;

const sandboxShape = {
  STAND_INS: z
    .enum(['auto', 'on', 'off'])
    .default('auto')
    .describe(
      '`auto`: a local sandbox for sign-in and payment where no keys are set, outside production; `on`: the same, and production refuses to start; `off`: never',
    ),
  SANDBOX_PORT: documented(
    z.coerce.number().int().min(0).max(65_535).optional(),
    '`PORT` + 1',
    'port of the sandbox, on 127.0.0.1 only; the next free port when it is in use',
  ),
  SANDBOX_ORIGIN: z
    .url({ protocol: /^http$/ })
    .optional()
    .describe('origin of a running sandbox on a loopback address, used instead of starting one; never in production'),
};

const sandboxSettings = defineSettings({
  title: 'Sandbox',
  shape: sandboxShape,
  rules: ({ sandboxOrigin }) =>
    sandboxOrigin && !isLoopback(new URL(sandboxOrigin).hostname)
      ? ['SANDBOX_ORIGIN: the sandbox listens on a loopback address only']
      : [],
  productionRules: (config) => [
    ...(config.SANDBOX_ORIGIN ? ['SANDBOX_ORIGIN: production has no sandbox'] : []),
    ...(config.STAND_INS === 'on' ? ['STAND_INS: production has no sandbox'] : []),
  ],
});

const mailShape = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('`smtp://user:password@host:587`; without it messages go to `DATA_DIR/mail`'),
  MAIL_FROM: z
    .string()
    .default('no-reply@pathlight.example')
    .describe('sender of all mail, with the name of the product unless it has one'),
};

const mailSettings = defineSettings({
  title: 'Mail',
  shape: mailShape,
  secrets: ['SMTP_URL'],
  productionRules: (config) => [
    ...(config.SMTP_URL ? [] : ['SMTP_URL: production needs a mail server, or no message reaches anybody']),
    ...(config.MAIL_FROM === mailShape.MAIL_FROM.parse(undefined) ? ['MAIL_FROM: production needs your own'] : []),
  ],
});

const days = (count: number, meaning: string, least = 1) =>
  z.coerce.number().int().min(least).max(36_500).default(count).describe(meaning);

const retentionShape = {
  SESSION_DAYS: days(30, 'days for which a session is stored after it ended by itself'),
  AUDIT_DAYS: days(
    1095,
    'days for which the audit log, with sign-ins and other events of security, is stored; the database lets none go within a year',
    366,
  ),
  AUDIT_ADDRESS_DAYS: days(365, 'days after which the network address of an entry of the audit log is removed'),
  MAIL_DAYS: days(30, 'days for which it is stored that an e-mail was sent, and an e-mail that could not be delivered'),
  TASK_DAYS: days(7, 'days for which finished and failed tasks are stored'),
  NOTIFICATION_DAYS: days(90, 'days for which notifications are stored after a member cleared them'),
  WEBHOOK_DAYS: days(30, 'days for which it is stored what was sent to webhooks, and what came of it'),
  LEAD_DAYS: days(730, "days for which messages through the site's forms are stored"),
  SPAM_DAYS: days(30, 'days for which those of them that are probably spam are stored'),
};

/** How long what nobody needs any more is stored. The privacy page prints every one of them. */
export const retentionSettings = defineSettings({ title: 'Retention', shape: retentionShape });

const brandShape = {
  BRAND_NAME: z
    .string()
    .default('Pathlight')
    .describe('name of the product on pages, in mail, receipts, plans, badges and the API document'),
  SUPPORT_EMAIL: z.email().default('help@pathlight.example').describe('shown in the footer, on receipts and in mail'),
  SUPPORT_PHONE: z.string().default('+91 80 4000 0000').describe('shown in the footer and on the contact page'),
  SUPPORT_HOURS: z.string().default('Monday to Saturday, 9:00 to 19:00 IST').describe('shown in the footer'),
  LEGAL_NAME: z.string().default('Example Learning Private Limited').describe('name of the company, the supplier on receipts'),
  LEGAL_ADDRESS: z
    .string()
    .default('4th Floor, 12 Residency Road, Bengaluru 560025, Karnataka, India')
    .describe("the company's address on receipts and on pages for companies"),
  SOCIAL_LINKS: z
    .string()
    .regex(/^(https:\/\/[^\s,]+(\s*,\s*|$))*$/, 'addresses with https, separated by commas')
    .default('')
    .describe('addresses of the operator at social networks, separated by commas; shown in the footer'),
};

const OPERATOR = ['SUPPORT_EMAIL', 'SUPPORT_PHONE', 'LEGAL_NAME', 'LEGAL_ADDRESS'] as const;

/** The names of settings about the operator that still have the value of an example. */
export const findPlaceholders = (config: Config): string[] =>
  OPERATOR.filter((name) => config[name] === brandShape[name].parse(undefined));

const brandSettings = defineSettings({
  title: 'Brand, support and company',
  shape: brandShape,
  productionRules: (config) => findPlaceholders(config).map((name) => `${name}: production needs your own`),
});

export const platformSettings = [
  serverSettings,
  dataSettings,
  sandboxSettings,
  mailSettings,
  brandSettings,
  retentionSettings,
] as const;

type Values = ValuesOf<typeof serverShape> &
  ValuesOf<typeof dataShape> &
  ValuesOf<typeof sandboxShape> &
  ValuesOf<typeof mailShape> &
  ValuesOf<typeof retentionShape> &
  ValuesOf<typeof brandShape>;
declare module './config.ts' {
  interface Settings extends Values {}
}
