/** Routes of the sandbox identity provider: pages here, the protocol in oidc-provider. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { IdentityAccounts, SandboxUser } from './identity-accounts.ts';
import { identityPage } from './identity-pages.ts';
import type { IdentityProvider } from './identity-provider.ts';

type Env = { Bindings: HttpBindings };

export function createIdentityApp(providers: readonly IdentityProvider[], accounts: IdentityAccounts): Hono<Env> {
  const app = new Hono<Env>();
  for (const provider of providers) {
    const base = `/${provider.name}`;
    const finish = async (c: Context<Env>, user: SandboxUser | null) => {
      await provider.finish(c.env.incoming, c.env.outgoing, user);
      return RESPONSE_ALREADY_SENT;
    };
    const parseFields = async (c: Context<Env>) => {
      const form = await c.req.formData();
      return (name: string) => {
        const value = form.get(name);
        return typeof value === 'string' ? value : '';
      };
    };
    app.get(`${base}/person/:uid`, (c) => c.html(identityPage(provider.name, c.req.param('uid'), { tab: 'sign-in' })));
    app.post(`${base}/person/:uid/choose`, async (c) => {
      const field = await parseFields(c);
      const user = accounts.find(field('id'));
      if (!user)
        return c.html(
          identityPage(provider.name, c.req.param('uid'), { tab: 'sign-in', problem: 'There is no such user.' }),
          422,
        );
      return finish(c, user);
    });
    app.post(`${base}/person/:uid/sign-in`, async (c) => {
      const field = await parseFields(c);
      const user = accounts.checkPassword(field('email'), field('password'));
      if (user) return finish(c, user);
      const problem = 'E-mail and password do not match.';
      return c.html(identityPage(provider.name, c.req.param('uid'), { tab: 'sign-in', email: field('email'), problem }), 422);
    });
    app.post(`${base}/person/:uid/sign-up`, async (c) => {
      const field = await parseFields(c);
      const form = { name: field('name'), email: field('email'), password: field('password') };
      const result = accounts.signUp(form);
      if (!('problem' in result)) return finish(c, result);
      return c.html(
        identityPage(provider.name, c.req.param('uid'), {
          tab: 'sign-up',
          name: form.name,
          email: form.email,
          problem: result.problem,
        }),
        422,
      );
    });
    app.post(`${base}/person/:uid/cancel`, (c) => finish(c, null));
    app.all(`${base}/*`, (c) => {
      provider.handle(c.env.incoming, c.env.outgoing);
      return RESPONSE_ALREADY_SENT;
    });
  }
  return app;
}
