import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Mark } from '#platform/ui/art/mark.tsx';
import { Card, CardBody, CardFoot, CardTitle } from '#platform/ui/card.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import type { CompanyCard } from './queries.ts';
import './company.css';

/** A company in a grid. */
export function CompanyTile({ company: { attributes: company } }: { company: CompanyCard }) {
  return (
    <Card className="company-tile">
      <Cover slug={`company-${company.slug}`} />
      <CardBody>
        <Mark slug={company.slug} name={company.name} size={52} />
        <CardTitle level={2} render={<Link to="/company/$slug" params={{ slug: company.slug }} />}>
          {company.name}
        </CardTitle>
        {company.location && <p className="small muted">{company.location}</p>}
        {company.about && (
          <p className="small muted clamp" style={{ '--lines': 3 }}>
            {company.about}
          </p>
        )}
        <CardFoot>
          <Tag tone={company.open_jobs > 0 ? 'good' : 'neutral'}>{m.companies_open_jobs({ count: company.open_jobs })}</Tag>
          {company.example && <Tag>{m.companies_example()}</Tag>}
          {company.following ? (
            <Tag tone="primary" className="push-end">
              {m.companies_following()}
            </Tag>
          ) : (
            company.followers > 0 && (
              <span className="push-end small muted">{m.companies_followers({ count: company.followers })}</span>
            )
          )}
        </CardFoot>
      </CardBody>
    </Card>
  );
}
