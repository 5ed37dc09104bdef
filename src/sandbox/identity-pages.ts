/** Pages of the sandbox provider: choose a predefined user, sign in with a password, or sign up. */
import { html } from 'hono/html';
import { DEFAULT_USERS } from './identity-accounts.ts';
import { sandboxPage } from './page.ts';

export type IdentityForm = { tab: 'sign-in' | 'sign-up'; name?: string; email?: string; problem?: string };

const TITLES: Readonly<Record<string, string>> = { google: 'Google', linkedin: 'LinkedIn' };

/** The page of one interaction; `form` holds the input and its errors. */
export function identityPage(provider: string, uid: string, form: IdentityForm) {
  const action = `/${provider}/person/${uid}`;
  const name = TITLES[provider] ?? provider;
  const title = `Sign in with ${name}`;
  return sandboxPage(
    title,
    html`<h1>${title}</h1>
      <p class="muted">This page replaces ${name} on your machine. Choose a user, or use your own account.</p>
      <section aria-label="Predefined users" class="people">
        ${DEFAULT_USERS.map(
          (user) =>
            html`<form method="post" action="${action}/choose">
              <button class="person" name="id" value="${user.id}"><b>${user.name}</b><span>${user.about}</span></button>
            </form>`,
        )}
      </section>
      ${form.problem ? html`<p class="problem" role="alert">${form.problem}</p>` : ''}
      <details ${form.tab === 'sign-in' && form.problem ? 'open' : ''}>
        <summary>Sign in with e-mail and password</summary>
        <form method="post" action="${action}/sign-in" class="fields">
          <label>E-mail <input name="email" type="email" autocomplete="username" required value="${form.email ?? ''}" /></label>
          <label>Password <input name="password" type="password" autocomplete="current-password" required /></label>
          <button class="solid">Sign in</button>
        </form>
      </details>
      <details ${form.tab === 'sign-up' ? 'open' : ''}>
        <summary>Create an account</summary>
        <form method="post" action="${action}/sign-up" class="fields">
          <label>Full name <input name="name" autocomplete="name" required maxlength="120" value="${form.name ?? ''}" /></label>
          <label>E-mail <input name="email" type="email" autocomplete="email" required value="${form.email ?? ''}" /></label>
          <label
            >Password <span class="muted">at least 8 characters, no spaces</span>
            <input name="password" type="password" autocomplete="new-password" required />
          </label>
          <button class="solid">Create account and continue</button>
        </form>
      </details>
      <form method="post" action="${action}/cancel"><button class="bare">Cancel and go back</button></form>`,
  );
}
