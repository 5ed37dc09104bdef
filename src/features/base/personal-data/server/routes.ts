import { implement, type Routes } from '#platform/http/http.ts';
import { personalDataContract } from '../contract.ts';
import { deleteAccount } from './delete-account.ts';
import { exportMyData } from './export-my-data.ts';
import type { PersonalData } from './personal-data.ts';

export const createPersonalDataRoutes = (personalData: PersonalData): Routes =>
  implement(personalDataContract, {
    'GET /api/users/export': exportMyData(personalData),
    'POST /api/users/delete_account': deleteAccount(personalData),
  });
