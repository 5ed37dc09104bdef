import { implement } from '#platform/server/http.ts';
import { programsContract } from '../contract.ts';
import { getProgram } from './get-program.ts';
import { likeProgram, unlikeProgram } from './like-program.ts';
import { listFeatured, listTrending } from './list-featured.ts';
import { listPrograms } from './list-programs.ts';

export const programsRoutes = implement(programsContract, {
  'GET /api/programs': listPrograms,
  'GET /api/programs/trending': listTrending,
  'GET /api/programs/featured': listFeatured,
  'GET /api/programs/{id}': getProgram,
  'POST /api/programs/{id}/like': likeProgram,
  'DELETE /api/programs/{id}/like': unlikeProgram,
});
