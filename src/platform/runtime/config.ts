/**
 * The configuration: settings from the environment, read once and validated at start. Each owner declares its settings
 * beside itself with `defineSettings`; `src/app/wiring/settings.ts` composes them.
 */
import path from 'node:path';
import * as z from 'zod';

/** The values of all settings. Each owner adds its own by declaration merging, as the features do with tables. */
export interface Settings {}

/** The parts that the local sandbox can replace outside production when they have no keys. */
type SandboxName = 'identity' | 'payment';

export type Config = Omit<Settings, 'APP_ORIGIN' | 'HOST'> & {
  APP_ORIGIN: string;
  HOST: string;
  /** Whether the local sandbox replaces the identity provider or the payment provider because there are no keys. */
  sandboxes: Record<SandboxName, boolean>;
  /** The origin of the sandbox once it has started; empty without one. */
  sandboxOrigin: string;
  /** Whether the rules of production apply. */
  production: boolean;
  /** A trial of production: the same rules, but payments go to the provider's test host. */
  staging: boolean;
  local: boolean;
  /** The names of the settings that the environment sets; the others have their defaults. */
  given: readonly string[];
};

/** The settings of one owner. */
export type SettingsSlice = {
  /** The heading in docs/configuration.md. */
  title: string;
  /** The schemas by name, each described with `.describe` or `documented`. */
  shape: z.ZodRawShape;
  /** Settings whose value is shown to nobody. */
  secrets?: readonly string[];
  /** Settings that are set together or not at all. */
  pairs?: readonly (readonly [string, string])[];
  /** The messages for other invalid combinations. */
  rules?: (config: Config) => readonly string[];
  /** The messages for what production refuses. */
  productionRules?: (config: Config) => readonly string[];
  /** What the sandbox replaces, and whether its keys are missing. */
  sandbox?: { name: SandboxName; isNeeded: (settings: Settings) => boolean };
};

/** Declares the settings of one owner, with its own rules. */
export const defineSettings = <S extends z.ZodRawShape>(
  slice: SettingsSlice & {
    shape: S;
    secrets?: readonly (keyof S & string)[];
    pairs?: readonly (readonly [keyof S & string, keyof S & string])[];
  },
): SettingsSlice => slice;

/** The values of a slice. Derived from the shape alone, because the rules of a slice refer to the values of all slices. */
export type ValuesOf<S extends z.ZodRawShape> = z.infer<z.ZodObject<S>>;

/** Describes a setting in docs/configuration.md whose default is not the schema's own: `off`, or another setting. */
export const documented = <T extends z.ZodType>(schema: T, shownDefault: string, meaning: string): T =>
  schema.meta({ description: meaning, shownDefault });

export const flag = (): z.ZodOptional<z.ZodCodec<z.ZodString, z.ZodBoolean>> => z.stringbool().optional();
export const optionalText = (): z.ZodOptional<z.ZodString> => z.string().trim().min(1).optional();
export const paise = (defaultPaise: number) => z.coerce.number().int().min(100).default(defaultPaise);

/** An invalid or missing setting; the message names it and says what to do. */
export class ConfigError extends Error {}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
export const isLoopback = (hostname: string) => LOOPBACK.test(hostname);

/**
 * Parses and validates the settings of all owners. Throws a `ConfigError` that lists everything to change: all invalid values
 * and, with the defaults in their place, all invalid combinations.
 */
export function composeConfig(slices: readonly SettingsSlice[], env: Record<string, string | undefined>): Config {
  const shape = Object.assign({}, ...slices.map((slice) => slice.shape)) as z.ZodRawShape;
  const knownSettings = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => Object.hasOwn(shape, name) && value !== ''),
  );
  const invalid = new Map(
    z
      .object(shape)
      .safeParse(knownSettings)
      .error?.issues.map((issue) => [String(issue.path[0]), issue.message]),
  );
  const invalidValues = Array.from(invalid, ([name, message]) => `${name}: ${message}`);
  const rest = Object.fromEntries(Object.entries(knownSettings).filter(([name]) => !invalid.has(name)));
  const values = z.object(shape).safeParse(rest);
  // Without a default in the place of an invalid value nothing else can be judged.
  if (!values.success) throw new ConfigError(invalidValues.join('\n'));
  // Every member of `Settings` is in the shape of the slice that added it.
  const config = deriveConfig(slices, values.data as unknown as Settings, Object.keys(knownSettings));
  const combinations = slices.flatMap((slice) => [
    ...brokenPairs(slice, knownSettings),
    ...(slice.rules?.(config) ?? []),
    ...(config.production ? (slice.productionRules?.(config) ?? []) : []),
  ]);
  const errors = [
    ...invalidValues,
    // A default in the place of an invalid value is nobody's mistake.
    ...combinations.filter((error) => !invalid.has(/^\w+/.exec(error)?.[0] ?? '')),
  ];
  if (errors.length > 0) throw new ConfigError(errors.join('\n'));
  return config;
}

function deriveConfig(slices: readonly SettingsSlice[], settings: Settings, given: readonly string[]): Config {
  const staging = settings.APP_ENV === 'staging';
  const production = staging || settings.APP_ENV === 'production';
  const origin = new URL(settings.APP_ORIGIN ?? `http://localhost:${settings.PORT}`).origin;
  const areSandboxesAllowed = settings.STAND_INS !== 'off' && !production;
  const needs = (name: SandboxName) =>
    areSandboxesAllowed && slices.some(({ sandbox }) => sandbox?.name === name && sandbox.isNeeded(settings));
  return {
    ...settings,
    APP_ORIGIN: origin,
    HOST: settings.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    DATA_DIR: path.resolve(settings.DATA_DIR),
    sandboxes: { identity: needs('identity'), payment: needs('payment') },
    sandboxOrigin: settings.SANDBOX_ORIGIN ? new URL(settings.SANDBOX_ORIGIN).origin : '',
    production,
    staging,
    local: isLoopback(new URL(origin).hostname),
    given,
  };
}

const brokenPairs = ({ pairs = [] }: SettingsSlice, values: Record<string, unknown>) =>
  pairs
    .filter(([first, second]) => Boolean(values[first]) !== Boolean(values[second]))
    .map(([first, second]) => `${first} and ${second} go together: set both or neither`);

export type DescribedSetting = {
  name: string;
  /** The heading of its owner. */
  group: string;
  description: string;
  /** As it is in effect; null for a secret, and for what is not set and has no default. */
  value: string | null;
  is_secret: boolean;
  is_set: boolean;
  source: 'environment' | 'default';
};

/** All settings as they are, in the order of docs/configuration.md, without the secrets. */
export const describeSettings = (slices: readonly SettingsSlice[], config: Config): DescribedSetting[] =>
  slices.flatMap(({ title, shape, secrets = [] }) =>
    Object.entries(shape).map(([name, schema]) => {
      const { description = '', shownDefault } = (schema as z.ZodType).meta() ?? {};
      const isSecret = secrets.includes(name);
      const value = (config as unknown as Record<string, string | number | boolean | undefined>)[name];
      const standard = typeof shownDefault === 'string' ? shownDefault.replaceAll('`', '') : null;
      const shown = value === undefined ? standard : withoutPassword(String(value));
      return {
        name,
        group: title,
        description,
        value: isSecret ? null : shown,
        is_secret: isSecret,
        is_set: value !== undefined,
        source: config.given.includes(name) ? 'environment' : 'default',
      };
    }),
  );

/** An address without what lets somebody in. */
function withoutPassword(value: string): string {
  if (!URL.canParse(value)) return value;
  const url = new URL(value);
  if (url.username === '' && url.password === '' && url.search === '') return value;
  return Object.assign(url, { username: '', password: '', search: '' }).href;
}
