/** The layout of e-mails: tables and inline styles, which is all that mail programs reliably support; dark in dark mode. */
import type { Config } from '#platform/runtime/config.ts';

export type MailLine = { text: string; link?: string };
export type MailContent = {
  /** The preview text shown beside the subject. */
  preview: string;
  greeting: string;
  /** The message, in one or several lines. */
  lines: readonly MailLine[];
  action: { text: string; link: string };
  /** Secondary links below the message. */
  secondaryLinks: readonly { text: string; link: string }[];
  footer: string;
  footerLinks: readonly { text: string; link: string }[];
};

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** For mail programs that support media queries; the others use the inline colours, which are readable on any background. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:#2250d6}
@media (max-width:480px){.pad{padding:24px 20px!important}.edge{padding:0!important}.card{border-radius:0!important;border-width:1px 0!important}}
@media (prefers-color-scheme:dark){
.page{background:#1c1a18!important}.card{background:#262321!important;border-color:#423d38!important}
.ink{color:#f3f1ed!important}.soft,.soft a{color:#b5aea5!important}.link{color:#9db8ff!important}
.line{border-color:#423d38!important}.go{background:#9db8ff!important}.go a{color:#10204f!important}
}
[data-ogsc] .ink{color:#f3f1ed!important}[data-ogsc] .soft{color:#b5aea5!important}[data-ogsc] .link{color:#9db8ff!important}`;

/** The HTML part. All text is escaped here. */
export function renderHtml(config: Config, content: MailContent): string {
  const { preview, greeting, lines, action, secondaryLinks, footer, footerLinks } = content;
  const brand = escapeHtml(config.BRAND_NAME);
  const isList = lines.length > 1;
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(preview)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background:#faf9f6;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf9f6"><tr><td class="edge" align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border:1px solid #e5e1da;border-radius:16px"><tr><td class="pad" style="padding:32px;${FONT};font-size:16px;line-height:26px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="32" height="32" align="center" valign="middle" bgcolor="#2250d6" style="border-radius:9px;color:#ffffff;${FONT};font-weight:700;font-size:17px;line-height:32px">${brand.charAt(0)}</td><td class="ink" style="padding-left:10px;color:#26221d;${FONT};font-weight:700;font-size:18px">${brand}</td></tr></table>
<p class="ink" style="margin:24px 0 8px;color:#26221d">${escapeHtml(greeting)}</p>
${isList ? renderLines(lines) : `<h1 class="ink" style="margin:0 0 24px;color:#26221d;font-size:20px;line-height:28px;font-weight:650;overflow-wrap:anywhere">${escapeHtml(lines[0]?.text ?? '')}</h1>`}
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="go" bgcolor="#2250d6" style="border-radius:8px"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 22px;color:#ffffff;text-decoration:none;${FONT};font-weight:650">${escapeHtml(action.text)}</a></td></tr></table>
${secondaryLinks.map(({ text, link }) => `<p style="margin:20px 0 0"><a class="link" href="${escapeHtml(link)}" style="color:#2250d6;font-weight:600">${escapeHtml(text)}</a></p>`).join('\n')}
</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td class="soft" style="padding:20px 32px 0;color:#635d55;${FONT};font-size:13px;line-height:20px">${escapeHtml(footer)}${footerLinks.length > 0 ? '<br>' : ''}${footerLinks.map(({ text, link }) => `<a href="${escapeHtml(link)}" style="color:#635d55">${escapeHtml(text)}</a>`).join(' &middot; ')}</td></tr></table>
</td></tr></table></body></html>`;
}

const renderLines = (lines: readonly MailLine[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">${lines
    .map(
      ({ text, link = '' }) =>
        `<tr><td class="line" style="padding:12px 0;border-top:1px solid #e5e1da;overflow-wrap:anywhere"><a class="ink" href="${escapeHtml(link)}" style="color:#26221d;text-decoration:none">${escapeHtml(text)}</a></td></tr>`,
    )
    .join('')}</table>`;

/** The plain-text part, with the same content. */
export function renderText({ greeting, lines, action, secondaryLinks, footer, footerLinks }: MailContent): string {
  const lineTexts = lines.map(({ text, link }) => (link ? `- ${text}\n  ${link}` : text));
  const links = [action, ...secondaryLinks].map(({ text, link }) => `${text}: ${link}`);
  const footerLines = [footer, ...footerLinks.map(({ text, link }) => `${text}: ${link}`)].join('\n');
  return `${[greeting, lineTexts.join('\n'), links.join('\n'), `-- \n${footerLines}`].join('\n\n')}\n`;
}
