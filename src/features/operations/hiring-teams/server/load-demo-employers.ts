import path from 'node:path';
import * as z from 'zod';
import { addDemoMember } from '#features/base/accounts/server/index.ts';
import { companyRows, today } from '#features/catalogue/jobs/server/index.ts';
import { loadIfChanged, parseContent, readContentFiles } from '#platform/db/content-loads.ts';
import type { Context } from '#platform/http/context.ts';

const Employers = z.array(
  z.strictObject({ id: z.string(), name: z.string(), email: z.email(), companies: z.array(z.string()).min(1) }),
);

/** Gives each demo company an owner whom one can sign in as, so that no application for a demo job reaches nobody. */
export async function loadDemoEmployers(ctx: Context, contentFolder: string): Promise<void> {
  const files = await readContentFiles(path.join(contentFolder, 'employers.json'));
  const part = { name: 'employers', kind: 'demo', texts: files.map(({ text }) => text), today: today(ctx) } as const;
  await loadIfChanged(ctx, part, async (trx) => {
    for (const { id, companies, ...person } of parseContent(Employers, files)) {
      const userId = await addDemoMember(trx, { ...person, subject: id, slug: `demo-employer-${id}` });
      if (userId === null) return;
      const rows = await companyRows(trx).where('slug', 'in', companies).execute();
      const people = rows.map((company) => ({ company_id: company.id, user_id: userId, role: 'owner' as const }));
      if (people.length === 0) continue;
      await trx.db
        .insertInto('company_people')
        .values(people)
        .onConflict((existing) => existing.doNothing())
        .execute();
    }
  });
}
