import { implement } from '#platform/http/http.ts';
import { campaignsContract } from '../contract.ts';
import { getContest } from './get-contest.ts';

export const campaignsRoutes = implement(campaignsContract, { 'GET /api/contest': getContest });
