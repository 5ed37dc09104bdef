/** What programs ask of every site: which version runs, whom to tell of a weakness (RFC 9116), and an icon at its usual place. */
import type { Hono } from 'hono';
import type { HttpEnv } from '#platform/http/http.ts';
import { LANGUAGES, languageTag } from '#platform/language/language.ts';
import type { Services } from '#platform/http/context.ts';
import packageFile from '../../../package.json' with { type: 'json' };

const SECURITY_PATH = '/.well-known/security.txt';
/** The file says until when it may be trusted; the RFC asks for less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;
const CACHED = { 'cache-control': 'public, max-age=3600' };

export function mountSiteFacts(app: Hono<HttpEnv>, { config, clock }: Services): void {
  const { APP_ORIGIN: origin, SUPPORT_EMAIL, RELEASE } = config;
  app.get('/version', (c) =>
    c.json({ version: packageFile.version, release: RELEASE ?? null }, 200, { 'cache-control': 'no-store' }),
  );
  app.get('/favicon.ico', (c) => c.redirect('/icon-192.png', 301));
  app.get(SECURITY_PATH, (c) => {
    const expires = new Date(clock.now().getTime() + VALID_DAYS * DAY_MS);
    const lines = [
      `Contact: mailto:${SUPPORT_EMAIL}`,
      `Contact: ${origin}/contact-us`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.map((language) => languageTag(language)).join(', ')}`,
      `Canonical: ${origin}${SECURITY_PATH}`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, CACHED);
  });
}
