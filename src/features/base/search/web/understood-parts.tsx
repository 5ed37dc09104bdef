import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { interpretationQuery, type Kind } from './queries.ts';
import { Understood } from './understood.tsx';

export type UnderstoodPartsProps = {
  kind: Kind;
  query: string;
  /** A link to the list with another text, or with none. */
  link: (query: string | undefined) => React.ReactElement;
};

/** What a list with its own search understood of the text, each part with a link to the list without it. */
export function UnderstoodParts({ kind, query, link }: UnderstoodPartsProps) {
  const { data } = useQuery({ ...interpretationQuery(kind, query), placeholderData: keepPreviousData });
  const parts = data?.data.attributes.understood ?? [];
  return <Understood query={query} exact={undefined} parts={parts} hasExact={false} link={(search) => link(search.query)} />;
}
