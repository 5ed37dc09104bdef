import { tableFeatures, useTable, type ColumnDef, type RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { classNames } from '#platform/ui/class-names.ts';
import '#platform/ui/styles/workspace.css';

const FEATURES = tableFeatures({});

/** A column: `place` is where its cell stands on a phone, where a row is a small card; without it the cell is left out there. */
export type TableColumn<Row extends RowData> = ColumnDef<typeof FEATURES, Row> & {
  id: string;
  meta?: { place?: 1 | 2 | 3 | 4; isFigure?: boolean; isWideOnly?: boolean };
};

type DataTableProps<Row extends RowData> = {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getId: (row: Row) => string;
  /** The row that is open beside the table. */
  currentId?: string | undefined;
};

/** A table of the workspace. The first cell of a row has the link that covers it. */
export function DataTable<Row extends RowData>({ label, columns, rows, getId, currentId }: DataTableProps<Row>) {
  const table = useTable({ features: FEATURES, columns: [...columns], data: [...rows], getRowId: (row: Row) => getId(row) });
  const metaOf = (id: string) => columns.find((column) => column.id === id)?.meta ?? {};
  const cellClass = (id: string) => classNames(metaOf(id).isFigure && 'work-figure', metaOf(id).isWideOnly && 'work-wide');
  return (
    <table className="work-table" aria-label={label}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <HeadCell key={header.id} className={cellClass(header.column.id)}>
                <table.FlexRender header={header} />
              </HeadCell>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className={classNames(row.id === currentId && 'work-current')}>
            {row.getAllCells().map((cell) => (
              <BodyCell key={cell.id} className={cellClass(cell.column.id)} place={metaOf(cell.column.id).place}>
                <table.FlexRender cell={cell} />
              </BodyCell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = { className: string | undefined; children: ReactNode };

const HeadCell = ({ className, children }: CellProps) => (
  <th scope="col" className={className}>
    {children}
  </th>
);

const BodyCell = ({ className, place, children }: CellProps & { place: number | undefined }) => (
  <td className={className} data-place={place}>
    {children}
  </td>
);
