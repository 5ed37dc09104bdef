import { m } from '../messages/messages.js';

/** The addresses at which other sites, and the mail program, offer to share a page. */
export function shareAddresses({ title, url }: { title: string; url: string }) {
  const encode = encodeURIComponent;
  return {
    whatsapp: `https://wa.me/?text=${encode(`${title}\n${url}`)}`,
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}`,
    x: `https://x.com/intent/post?text=${encode(title)}&url=${encode(url)}`,
    mail: `mailto:?subject=${encode(title)}&body=${encode(m.kit_share_mail_text({ title, url }))}`,
  };
}
