import Award from 'lucide-react/icons/award';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatMonth } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { MonthField } from '#platform/ui/month-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useChangeProfile, type Certificate, type ProfileFacts } from './queries.ts';
import { SectionFrame } from './section-frame.tsx';
import { fieldError } from './position-dialog.tsx';
import './profile.css';

/** Certificates of other issuers, with the skills they certify. */
export function CertificateSection({ profile }: { profile: ProfileFacts }) {
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const certificates = profile.certificates ?? [];
  const dialog = editing !== null && (
    <CertificateDialog
      slug={profile.slug}
      certificates={certificates}
      at={editing === 'new' ? null : editing}
      onClose={() => setEditing(null)}
    />
  );
  return (
    <SectionFrame
      profile={profile}
      section="certificates"
      title={m.profiles_certificates()}
      empty={certificates.length === 0}
      invitation={m.profiles_certificates_invitation()}
      onEdit={() => setEditing('new')}
      addsItems
      dialog={dialog}
    >
      <ul className="profile-entries">
        {certificates.map((certificate, index) => (
          <li key={`${certificate.title}-${certificate.issued_on}`} className="profile-entry">
            <span className="profile-entry-icon">
              <Icon of={Award} />
            </span>
            <div className="stack min-w-0 gap-1">
              <h3 className="profile-entry-title">
                {certificate.url ? (
                  <TextLink href={certificate.url} target="_blank" rel="nofollow ugc noopener noreferrer">
                    {certificate.title}
                  </TextLink>
                ) : (
                  certificate.title
                )}
              </h3>
              <Meta>
                {certificate.issuer}
                {formatMonth(certificate.issued_on)}
                {certificate.skill || null}
              </Meta>
            </div>
            {profile.own && (
              <Button
                variant="bare"
                small
                icon={Pencil}
                iconOnly
                label={m.profiles_edit_section({ section: certificate.title })}
                onClick={() => setEditing(index)}
              />
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

const EMPTY_CERTIFICATE: Certificate = { title: '', issuer: '', issued_on: '', url: '', skill: '' };

type CertificateDialogProps = {
  slug: string;
  certificates: readonly Certificate[];
  /** The index of the edited certificate; null for a new one. */
  at: number | null;
  onClose: () => void;
};

function CertificateDialog({ slug, certificates, at, onClose }: CertificateDialogProps) {
  const [certificate, setCertificate] = useState<Certificate>((at === null ? undefined : certificates[at]) ?? EMPTY_CERTIFICATE);
  const change = useChangeProfile(slug);
  const index = at ?? certificates.length;
  const save = (next: readonly Certificate[]) => change.mutate({ json: { certificates: [...next] } }, { onSuccess: onClose });
  const issue = (field: keyof Certificate) => fieldError(change.error, `certificates.${index}.${field}`);
  const text = (field: keyof Certificate) => ({
    value: certificate[field],
    error: issue(field),
    onChange: (event: { target: { value: string } }) => setCertificate({ ...certificate, [field]: event.target.value }),
  });
  return (
    <FormDialog
      title={m.profiles_certificates()}
      save={m.profiles_save()}
      change={change}
      onSave={() => save(certificates.toSpliced(index, 1, certificate))}
      onClose={onClose}
      aside={
        at !== null && (
          <Button variant="bare" danger onClick={() => save(certificates.toSpliced(at, 1))}>
            {m.profiles_remove()}
          </Button>
        )
      }
    >
      <TextField label={m.profiles_certificate_title()} required maxLength={160} {...text('title')} />
      <TextField label={m.profiles_issuer()} required maxLength={120} {...text('issuer')} />
      <MonthField
        label={m.profiles_issued()}
        required
        value={certificate.issued_on}
        error={issue('issued_on')}
        onChange={(issued_on) => setCertificate({ ...certificate, issued_on })}
      />
      <TextField
        label={m.profiles_certificate_skill()}
        hint={m.profiles_certificate_skill_hint()}
        optional
        maxLength={60}
        {...text('skill')}
      />
      <TextField
        label={m.profiles_certificate_url()}
        optional
        type="url"
        maxLength={500}
        placeholder="https://"
        {...text('url')}
      />
    </FormDialog>
  );
}
