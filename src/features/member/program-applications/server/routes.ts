import { implement } from '#platform/http/http.ts';
import { programApplicationsContract } from '../contract.ts';
import { getDocument } from './get-document.ts';
import { putDocument } from './put-document.ts';
import { getForm } from './get-form.ts';
import { listForms } from './list-forms.ts';
import { saveAdditionalDetails } from './save-additional-details.ts';
import { saveBasicDetails } from './save-basic-details.ts';
import { getTerms } from './get-terms.ts';
import { startForm } from './start-form.ts';
import { confirmForm } from './confirm-form.ts';
import { withdrawForm } from './withdraw-form.ts';

export const programApplicationsRoutes = implement(programApplicationsContract, {
  'GET /api/application_forms': listForms,
  'GET /api/application_forms/start/{program_code}': getTerms,
  'POST /api/application_forms': startForm,
  'GET /api/application_forms/{id}': getForm,
  'PATCH /api/application_forms/{id}/basic_details': saveBasicDetails,
  'PATCH /api/application_forms/{id}/additional_details': saveAdditionalDetails,
  'PUT /api/application_forms/{id}/documents': putDocument,
  'GET /api/application_forms/{id}/documents/{document_id}': getDocument,
  'POST /api/application_forms/{id}/confirm': confirmForm,
  'POST /api/application_forms/{id}/withdraw': withdrawForm,
});
