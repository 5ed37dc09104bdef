import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { weightsQuery } from './queries.ts';
import { ScoreFormulaPage } from './score-formula.tsx';

export const Route = createFileRoute('/how-the-score-works')({
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(weightsQuery());

    return { title: m.fitment_formula_title(), description: m.fitment_formula_description(), path: '/how-the-score-works' };
  },
  head: pageHead,
  component: ScoreFormulaPage,
});
