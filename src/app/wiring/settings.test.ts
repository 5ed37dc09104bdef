import { expect, test } from 'vitest';
import { ConfigError } from '#platform/runtime/config.ts';
import { PRODUCTION } from '../../../tests/setup/production.ts';
import { loadConfig } from './settings.ts';
import { SANDBOX_MERCHANT_KEY, SANDBOX_MERCHANT_SALT, SANDBOX_SECRET } from '#platform/runtime/sandbox-contract.ts';

const further = (change: Record<string, string> = {}) =>
  JSON.stringify([
    { id: 'acme', name: 'Acme', issuer: 'https://id.acme.test', client_id: 'id', client_secret: 'secret', ...change },
  ]);
const configError = (env: Record<string, string>) => {
  try {
    loadConfig(env);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

test('production starts with its own keys, on https, without sandboxes', () => {
  expect(loadConfig(PRODUCTION)).toMatchObject({
    sandboxes: { identity: false, payment: false },
    local: false,
    production: true,
  });
});

test.each<[string, Record<string, string>, RegExp]>([
  ['a plain http origin', { APP_ORIGIN: 'http://pathlight.example' }, /^APP_ORIGIN: .*https/],
  ['no origin', { APP_ORIGIN: '' }, /^APP_ORIGIN/],
  ['a loopback name', { APP_ORIGIN: 'https://localhost' }, /APP_ORIGIN: .*loopback/],
  ['a loopback address', { APP_ORIGIN: 'https://127.0.0.1:8443' }, /APP_ORIGIN: .*loopback/],
  ['another scheme', { APP_ORIGIN: 'javascript:alert(1)' }, /^APP_ORIGIN/],
  ['the embedded database', { DATABASE_URL: '' }, /^DATABASE_URL/],
  ['no merchant keys', { PAYU_KEY: '', PAYU_SALT: '' }, /^PAYU_KEY/],
  ['half of the merchant keys', { PAYU_SALT: '' }, /PAYU_KEY and PAYU_SALT go together/],
  ['the sandbox merchant', { PAYU_KEY: SANDBOX_MERCHANT_KEY }, /sandbox values/],
  ['the sandbox salt', { PAYU_SALT: SANDBOX_MERCHANT_SALT }, /sandbox values/],
  ['no sign-in provider', { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }, /needs a sign-in provider/],
  ['half of a provider', { LINKEDIN_CLIENT_ID: 'id' }, /LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET go together/],
  ['the sandbox’s secret', { GOOGLE_CLIENT_SECRET: SANDBOX_SECRET }, /value of the sandbox/],
  ['an http issuer', { LINKEDIN_ISSUER: 'http://127.0.0.1:9/linkedin' }, /^LINKEDIN_ISSUER: .*https/],
  ['another issuer for Google by http', { GOOGLE_ISSUER: 'http://127.0.0.1:9/google' }, /^GOOGLE_ISSUER: .*https/],
  ['a further provider by http', { SIGN_IN_PROVIDERS: further({ issuer: 'http://id.acme.test' }) }, /SIGN_IN_PROVIDERS: .*acme/],
  ['the setting that requires sandboxes', { STAND_INS: 'on' }, /^STAND_INS/],
  ['a running sandbox', { SANDBOX_ORIGIN: 'http://127.0.0.1:3001' }, /^SANDBOX_ORIGIN/],
  [
    'sandboxes instead of providers',
    { STAND_INS: 'on', GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' },
    /STAND_INS[^]*sign-in provider/,
  ],
  ['the example of a company', { LEGAL_NAME: 'Example Learning Private Limited' }, /^LEGAL_NAME: production needs your own/],
  ['no e-mail address for support', { SUPPORT_EMAIL: '' }, /^SUPPORT_EMAIL/],
  ['mail to a folder', { SMTP_URL: '' }, /^SMTP_URL: .*mail server/],
  ['an example as the sender of mail', { MAIL_FROM: 'no-reply@pathlight.example' }, /^MAIL_FROM/],
  ['a language model by http', { LLM_BASE_URL: 'http://model.internal/v1', LLM_MODEL: 'small' }, /^LLM_BASE_URL: .*https/],
  ['uploads that nobody scans', { CLAMD_ADDRESS: '' }, /^CLAMD_ADDRESS: .*virus scanner.*UPLOADS_UNSCANNED=true/],
  ['no rate limits', { RATE_LIMITS: 'false' }, /^RATE_LIMITS/],
])('production refuses %s, and so does its trial', (_what, change, message) => {
  expect(configError({ ...PRODUCTION, ...change })).toMatch(message);
  expect(configError({ ...PRODUCTION, ...change, APP_ENV: 'staging' })).toMatch(message);
});

test('production starts without a virus scanner where the operator says so, and not with both', () => {
  expect(loadConfig({ ...PRODUCTION, CLAMD_ADDRESS: '', UPLOADS_UNSCANNED: 'true' })).toMatchObject({ production: true });
  expect(configError({ ...PRODUCTION, UPLOADS_UNSCANNED: 'true' })).toMatch(/^UPLOADS_UNSCANNED: uploads are scanned/);
});

test.each<[Record<string, string>, RegExp]>([
  [{ PORT: '70000' }, /^PORT/],
  [{ PORT: 'http' }, /^PORT/],
  [{ APP_ENV: 'prod' }, /^APP_ENV/],
  [{ TRUST_PROXY: 'perhaps' }, /^TRUST_PROXY/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL/],
  [{ DATABASE_URL: 'postgres://asha:pa#ss@db.example/learning' }, /^DATABASE_URL: .*%23/],
  [{ DATABASE_URL: 'postgres://asha:50%@db.example/learning' }, /^DATABASE_URL: .*%25/],
  [{ GSTIN: '12345' }, /^GSTIN/],
  [{ ADVISOR_BOOKING_URL: 'javascript:alert(1)' }, /^ADVISOR_BOOKING_URL/],
  [{ FITMENT_PRICE_PAISE: '-1' }, /^FITMENT_PRICE_PAISE/],
  [{ SIGN_IN_PROVIDERS: 'acme' }, /^SIGN_IN_PROVIDERS: is not JSON/],
  [{ SIGN_IN_PROVIDERS: further({ id: 'google' }) }, /^SIGN_IN_PROVIDERS: .*id of its own/],
  [{ SIGN_IN_PROVIDERS: further({ icon: 'https://acme.test/icon.png' }) }, /^SIGN_IN_PROVIDERS/],
  [{ UPLOAD_MAX_BYTES: 'much' }, /^UPLOAD_MAX_BYTES/],
  [{ S3_BUCKET: 'members', S3_ACCESS_KEY_ID: 'id' }, /^S3_SECRET_ACCESS_KEY: S3_BUCKET needs it/],
  [{ CLAMD_ADDRESS: 'clamd.example' }, /^CLAMD_ADDRESS: .*tcp/],
  [{ S3_ENDPOINT: 'https://s3.example' }, /^S3_BUCKET: S3_ENDPOINT needs it/],
  [{ SANDBOX_ORIGIN: 'http://payments.example:3001' }, /^SANDBOX_ORIGIN: .*loopback/],
])('%j is refused anywhere', (env, message) => {
  expect(configError(env)).toMatch(message);
});

test('all errors are reported at once, without secrets', () => {
  const message = configError({
    ...PRODUCTION,
    PORT: 'http',
    LINKEDIN_ISSUER: 'nowhere',
    APP_ORIGIN: 'http://localhost',
    DATABASE_URL: '',
    PAYU_SALT: SANDBOX_MERCHANT_SALT,
  });
  expect(message.split('\n').map((line) => /^\w+/.exec(line)?.[0])).toEqual([
    'PORT',
    'LINKEDIN_ISSUER',
    'APP_ORIGIN',
    'APP_ORIGIN',
    'DATABASE_URL',
    'PAYU_KEY',
  ]);
  expect(message).not.toContain(SANDBOX_MERCHANT_SALT);
});

test('without settings the server listens on loopback only, with sandboxes for services without keys', () => {
  expect(loadConfig({})).toMatchObject({ HOST: '127.0.0.1', local: true, sandboxes: { identity: true, payment: true } });
  expect(loadConfig({ PAYU_KEY: 'key', PAYU_SALT: 'salt' }).sandboxes).toEqual({ identity: true, payment: false });
  expect(loadConfig({ STAND_INS: 'off' }).sandboxes).toEqual({ identity: false, payment: false });
});
