import { Link } from '@tanstack/react-router';
import { PinButton } from '#features/catalogue/boards/web/index.ts';
import { useRecommendation, type Recommendation } from '#features/base/ranking/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Card, CardBody, CardFoot, CardTitle, Eyebrow } from '#platform/ui/card.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { CompareButton } from './compare-button.tsx';
import { programLink } from './program-link.ts';
import { costLabel, languageLabel, durationLabel, levelLabel, priceLabel, skillsLabel, typeLabel } from './program-labels.ts';
import type { Program } from './queries.ts';

type ProgramCardProps = {
  program: Program;
  recommended?: Recommendation;
  level?: 2 | 3;
};

/** A course in a grid. */
export function ProgramCard({ program, recommended, level = 3 }: ProgramCardProps) {
  const { id, attributes } = program;
  const { title } = attributes;
  const { seen, menu, why } = useRecommendation(recommended, { type: 'program', id, title, menuClass: 'push-end card-more' });
  const price = attributes.fee === null ? costLabel(attributes.cost) : priceLabel(attributes);
  return (
    <Card {...seen}>
      <Cover slug={id} />
      <CardBody>
        <Eyebrow className={menu ? 'eyebrow-line' : ''}>
          {attributes.provider}
          {menu}
        </Eyebrow>
        <CardTitle level={level} render={<Link {...programLink(program)} />}>
          {attributes.title}
        </CardTitle>
        <Meta>
          {attributes.program_type !== 'course' && typeLabel(attributes.program_type)}
          {levelLabel(attributes.level)}
          {durationLabel(attributes) || null}
          {attributes.language !== 'en' && languageLabel(attributes.language)}
        </Meta>
        {attributes.skills.length > 0 && (
          <p className="small muted">{m.programs_teaches({ skills: skillsLabel(attributes.skills) })}</p>
        )}
        {why}
        <CardFoot>
          <Tag tone={attributes.cost === 'paid' ? 'neutral' : 'good'}>{price}</Tag>
          <span className="push-end row gap-0">
            <CompareButton program={program} />
            <PinButton kind="program" id={id} title={attributes.title} small />
          </span>
        </CardFoot>
      </CardBody>
    </Card>
  );
}
