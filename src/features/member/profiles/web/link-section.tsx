import ExternalLink from 'lucide-react/icons/external-link';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useChangeProfile, type ProfileFacts } from './queries.ts';
import { SectionFrame } from './section-frame.tsx';
import { fieldError } from './position-dialog.tsx';
import './profile.css';

type ProfileLink = NonNullable<ProfileFacts['links']>[number];
const MAX_LINKS = 10;

/** External links. */
export function LinkSection({ profile }: { profile: ProfileFacts }) {
  const [editing, setEditing] = useState(false);
  const links = profile.links ?? [];
  return (
    <SectionFrame
      profile={profile}
      section="links"
      title={m.profiles_links()}
      empty={links.length === 0}
      invitation={m.profiles_links_invitation()}
      onEdit={() => setEditing(true)}
      dialog={editing && <LinkDialog slug={profile.slug} links={links} onClose={() => setEditing(false)} />}
    >
      <ul className="stack gap-2">
        {links.map(({ label, url }) => (
          <li key={url} className="row flex-nowrap gap-2">
            <Icon of={ExternalLink} small />
            <TextLink href={url} target="_blank" rel="nofollow ugc noopener noreferrer me">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function LinkDialog({ slug, links, onClose }: { slug: string; links: readonly ProfileLink[]; onClose: () => void }) {
  const [rows, setRows] = useState<ProfileLink[]>(links.length > 0 ? [...links] : [{ label: '', url: '' }]);
  const change = useChangeProfile(slug);
  const set = (index: number, part: Partial<ProfileLink>) =>
    setRows(rows.map((row, position) => (position === index ? { ...row, ...part } : row)));
  const filled = rows.filter(({ label, url }) => label.trim() || url.trim());
  return (
    <FormDialog
      title={m.profiles_links()}
      size="normal"
      save={m.profiles_save()}
      change={change}
      onSave={() => change.mutate({ json: { links: filled } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {rows.map((row, index) => (
        <div key={index} className="field-with-button profile-link-row">
          <TextField
            label={m.profiles_link_label()}
            maxLength={60}
            value={row.label}
            error={fieldError(change.error, `links.${filled.indexOf(row)}.label`)}
            onChange={(event) => set(index, { label: event.target.value })}
          />
          <TextField
            label={m.profiles_link_url()}
            type="url"
            maxLength={500}
            placeholder="https://"
            value={row.url}
            error={fieldError(change.error, `links.${filled.indexOf(row)}.url`)}
            onChange={(event) => set(index, { url: event.target.value })}
          />
          <Button
            variant="bare"
            icon={X}
            iconOnly
            label={m.profiles_remove_named({ name: row.label || row.url || m.profiles_link_label() })}
            onClick={() => setRows(rows.filter((_, position) => position !== index))}
          />
        </div>
      ))}
      {rows.length < MAX_LINKS && (
        <Button variant="quiet" small icon={Plus} className="start" onClick={() => setRows([...rows, { label: '', url: '' }])}>
          {m.profiles_add()}
        </Button>
      )}
    </FormDialog>
  );
}
