/** The sandbox mailbox: shows every e-mail written to the mail folder. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { findHeader, parseMail, type ParsedMail } from './parse-mail.ts';
import { sandboxPage } from './page.ts';

const FILE_NAME = /^[\w-]+\.eml$/;
const MAX_MAILS = 200;

type MailFile = { name: string; modifiedAt: number };

export function createMailApp(folder: string): Hono {
  const app = new Hono();
  const openMail = async (name: string): Promise<ParsedMail | null> => {
    if (!FILE_NAME.test(name)) return null;
    const raw = await fs.readFile(path.join(folder, name), 'utf8').catch(() => null);
    return raw === null ? null : parseMail(raw);
  };
  app.get('/mail', async (c) => {
    const files = (await listNewest(folder)).slice(0, MAX_MAILS);
    const mails = await Promise.all(files.map(async ({ name }) => ({ name, mail: await openMail(name) })));
    return c.html(listPage(mails.flatMap(({ name, mail }) => (mail ? [{ name, mail }] : []))));
  });
  app.get('/mail/:name', async (c) => {
    const mail = await openMail(c.req.param('name'));
    return mail ? c.html(mailPage(c.req.param('name'), mail)) : c.notFound();
  });
  app.get('/mail/:name/html', async (c) => {
    const mail = await openMail(c.req.param('name'));
    // Mail content must neither run scripts nor load resources.
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation",
    );
    return mail?.html ? c.html(mail.html) : c.notFound();
  });
  return app;
}

async function listNewest(folder: string): Promise<MailFile[]> {
  const names = (await fs.readdir(folder).catch(() => [])).filter((name) => FILE_NAME.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({ name, modifiedAt: (await fs.stat(path.join(folder, name))).mtimeMs })),
  );
  return files.toSorted((a, b) => b.modifiedAt - a.modifiedAt);
}

const listPage = (mails: readonly { name: string; mail: ParsedMail }[]) =>
  sandboxPage(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p class="muted">E-mail that the site wrote on this machine. No message was really sent.</p>
      ${mails.length === 0 ? html`<p>No e-mail yet.</p>` : ''}
      <div class="people">
        ${mails.map(
          ({ name, mail }) =>
            html`<a class="person" style="text-decoration:none;border-radius:8px" href="/mail/${name}">
              <strong>${findHeader(mail, 'subject')}</strong>
              <span>${findHeader(mail, 'to')} · ${findHeader(mail, 'date')}</span>
            </a>`,
        )}
      </div>`,
  );

const mailPage = (name: string, mail: ParsedMail) =>
  sandboxPage(
    findHeader(mail, 'subject'),
    html`<p><a href="/mail">Mailbox</a></p>
      <h1>${findHeader(mail, 'subject')}</h1>
      <p class="muted">To ${findHeader(mail, 'to')} · ${findHeader(mail, 'date')}</p>
      ${
        mail.html
          ? html`<iframe
              title="HTML part"
              src="/mail/${name}/html"
              style="width:100%;height:560px;border:1px solid var(--line);border-radius:8px;background:#faf9f6"
            ></iframe>`
          : ''
      }
      <details ${mail.html ? '' : 'open'}>
        <summary>Plain text</summary>
        <pre style="white-space:pre-wrap;overflow-wrap:anywhere">${mail.text}</pre>
      </details>
      <details>
        <summary>Headers</summary>
        <table>
          ${mail.headers.map(
            ([header, value]) =>
              html`<tr>
                <td class="muted" style="padding-right:12px">${header}</td>
                <td style="overflow-wrap:anywhere">${value}</td>
              </tr>`,
          )}
        </table>
      </details>`,
  );
