import type { Resource, TableColumn } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import type { Publication } from '#platform/contract/publication.ts';
import { CategoryName } from './category-name.tsx';
import { STATE_LABELS, STATES } from './labels.ts';
import { PublicationLabel } from './publication-label.tsx';

type RowWith<Attributes> = { id: string; attributes: Attributes };

/** The filter of a list by state. */
export const STATE_FACETS: NonNullable<Resource<{ id: string }>['facets']> = [
  {
    name: 'state',
    label: m.content_state,
    options: () => STATES.map((value) => ({ value, label: STATE_LABELS[value].label() })),
    any: m.content_state_any,
  },
];

/** Whether readers see it. */
export const stateColumn = <Row extends RowWith<{ state: Publication }>>(): TableColumn<Row> => ({
  id: 'state',
  header: m.content_state(),
  meta: { place: 2 },
  cell: ({ row: { original } }) => <PublicationLabel state={original.attributes.state} />,
});

export const changedColumn = <Row extends RowWith<{ changed_at: string }>>(): TableColumn<Row> => ({
  id: 'changed',
  header: m.content_changed(),
  meta: { place: 3 },
  cell: ({ row: { original } }) => <span className="nowrap">{formatDateTime(original.attributes.changed_at)}</span>,
});

export const categoryColumn = <Row extends RowWith<{ category: string }>>(): TableColumn<Row> => ({
  id: 'category',
  header: m.articles_category(),
  meta: { isWideOnly: true },
  cell: ({ row: { original } }) => <CategoryName slug={original.attributes.category} />,
});
