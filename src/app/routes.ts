/** Every URL of the site, one line per page; the files live in their features. */
import { index, rootRoute, route } from '@tanstack/virtual-file-routes';

export const routes = rootRoute('app/root.tsx', [
  index('app/home-page.tsx'),
  route('/home', 'app/home-redirect.tsx'),
  route('/auth/$provider', 'features/accounts/web/sign-in-return-page.tsx'),
  route('/settings', 'features/accounts/web/settings-page.tsx'),
  route('/jobs-apprenticeships', 'features/jobs/web/jobs-page.tsx'),
  route('/jobs-apprenticeships/$company_slug/$job_slug', 'features/jobs/web/job-page.tsx'),
  route('/jobs-apprenticeships/$company_slug/$job_slug/$jobApplicationId/thankyou', 'features/fitment/web/thank-you-page.tsx'),
  route('/applications', 'features/jobs/web/applications-page.tsx'),
  route('/fitment-score/$jobApplicationId', 'features/fitment/web/fitment-page.tsx'),
  route('/how-the-score-works', 'features/fitment/web/score-formula-page.tsx'),
  route('/plans', 'features/roadmaps/web/plans-page.tsx'),
  route('/$user_id/roadmap/$id', 'features/roadmaps/web/roadmap-page.tsx'),
  route('/purchases', 'features/payments/web/purchases-page.tsx'),
  route('/fitment-scores/$id/payment/status', 'features/payments/web/score-payment-status-page.tsx'),
  route('/roadmaps/$id/payment/status', 'features/payments/web/plan-payment-status-page.tsx'),
  route('/courses', 'features/programs/web/courses-page.tsx'),
  route('/insights', 'features/insights/web/insights-page.tsx'),
  route('/insights/detail/$slug', 'features/insights/web/insight-page.tsx'),
  route('/learning-packs', 'features/boards/web/learning-packs-page.tsx'),
  route('/boards/$slug', 'features/boards/web/board-page.tsx'),
  route('/privacy-policy', 'features/marketing/web/privacy-page.tsx'),
  route('/terms-and-conditions', 'features/marketing/web/terms-page.tsx'),
  route('/cancellation-policy', 'features/marketing/web/cancellation-page.tsx'),
  route('$', 'app/shell/not-found-route.tsx'),
]);
