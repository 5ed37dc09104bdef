import { Link } from '@tanstack/react-router';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Mark } from '#platform/ui/art/mark.tsx';
import { linkTo } from '#platform/browser/link-to.ts';
import { foreignLanguage, foreignLanguageTag } from '#platform/language/language.ts';
import { languageLabel } from '#platform/ui/language-label.ts';
import { Item, ItemTitle } from '#platform/ui/list.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Cover } from '#platform/ui/art/cover.tsx';
import { kindIcon } from './kind-icons.ts';
import { kindLabel } from './kind-labels.ts';
import { Highlighted } from './highlighted.tsx';
import type { SearchHit } from './queries.ts';

type HitItemProps = {
  hit: SearchHit;
  level?: 2 | 3;
  /** Says of which kind it is, where kinds are mixed. */
  withKind?: boolean;
};

/** One search result with its matches highlighted. */
export function HitItem({ hit: { attributes: hit }, level = 2, withKind = false }: HitItemProps) {
  const name = textOf(hit.title);
  const snippet = textOf(hit.snippet);
  // Jobs and courses are mostly in English; what is written here is in either language.
  const foreign = TO_READ.has(hit.kind) ? foreignLanguage(name) : undefined;
  const facts = new Set([...hit.meta, foreign && languageLabel(foreign)].filter((fact) => typeof fact === 'string'));
  return (
    <Item art={<HitArt kind={hit.kind} cover={hit.cover} name={name} />}>
      <ItemTitle level={level} render={<Link {...linkTo(hit.path)} lang={foreignLanguageTag(name)} />}>
        <Highlighted pieces={hit.title} />
      </ItemTitle>
      {(withKind || facts.size > 0) && <Meta>{withKind && <span className="strong">{kindLabel(hit.kind)}</span>}
        {...[...facts]}</Meta>}
      {hit.snippet.length > 0 && (
        <p className="small muted hit-snippet" lang={foreignLanguageTag(snippet)}>
          <Highlighted pieces={hit.snippet} />
        </p>
      )}
    </Item>
  );
}

const TO_READ: ReadonlySet<SearchHit['attributes']['kind']> = new Set(['insight', 'board', 'question', 'article']);

const textOf = (pieces: SearchHit['attributes']['title']): string => pieces.map(({ text }) => text).join('');

/** A person's avatar, the logo of an employer, the cover of what has one, or the icon of the kind. */
function HitArt({ kind, cover, name }: { kind: SearchHit['attributes']['kind']; cover: string; name: string }) {
  if (kind === 'user') return <Avatar name={name} size={48} />;
  if (kind === 'job' || kind === 'company' || kind === 'university') return <Mark slug={cover} size={48} />;
  if (kind === 'course' || kind === 'insight' || kind === 'board') return <Cover slug={cover} thumb={48} />;
  return (
    <span className="hit-icon" aria-hidden="true">
      <Icon of={kindIcon(kind)} />
    </span>
  );
}
