import { implement, type Routes } from '#platform/http/http.ts';
import { programsContract } from '../contract.ts';
import { comparePrograms } from './compare-programs.ts';
import { commentOnProgram } from './comment-on-program.ts';
import { listProgramComments } from './list-program-comments.ts';
import { getProgram } from './get-program.ts';
import { likeProgram } from './like-program.ts';
import { shareProgram } from './share-program.ts';
import { unlikeProgram } from './unlike-program.ts';
import { listFeatured } from './list-featured.ts';
import { listTrending } from './list-trending.ts';
import { listForMe, type SkillFinders } from './list-for-me.ts';
import { listPrograms } from './list-programs.ts';

/** Missing and known skills are injected, because reports and profiles depend on programs. */
export const createProgramsRoutes = ({ findMissingSkills, loadLearner }: SkillFinders): Routes =>
  implement(programsContract, {
    'GET /api/programs': listPrograms,
    'GET /api/programs/trending': listTrending,
    'GET /api/programs/for_me': listForMe({ findMissingSkills, loadLearner }),
    'GET /api/programs/featured': listFeatured,
    'GET /api/programs/compare': comparePrograms(findMissingSkills),
    'GET /api/programs/{id}': getProgram,
    'POST /api/programs/{id}/like': likeProgram,
    'DELETE /api/programs/{id}/like': unlikeProgram,
    'POST /api/programs/{id}/share': shareProgram,
    'GET /api/programs/{id}/comments': listProgramComments,
    'POST /api/programs/{id}/comments': commentOnProgram,
  });
