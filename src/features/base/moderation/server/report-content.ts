import { signedIn } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { addReport } from './add-report.ts';
import { getReportable, type Reportables } from './reportables.ts';

/** Reports content or a person that the viewer can see. */
export const reportContent =
  (reportables: Reportables): UseCase<'POST /api/reports'> =>
  async (ctx, { body }) => {
    const viewer = signedIn(ctx);
    const { object_type, object_id, reason, note } = body;
    const content = await getReportable(reportables, object_type).find(ctx, object_id);
    if (!content) throw notFound('this');
    if (content.ownerId === viewer.id) throw conflict('report-own', {}, { code: 'own' });
    const id = await addReport(ctx, { type: object_type, id: object_id, userId: viewer.id, reason, note });
    return { data: { id, type: 'report', attributes: { object_type, object_id } } };
  };
