/** Companies, jobs, universities and programs for the requests of editors, one for each act, because an act changes the version. */
import type { TestApp } from '#app/boot/testing.ts';
import type { TestMember } from '#features/base/accounts/server/testing.ts';
import { aProgram, aUniversity } from '#features/catalogue/programs/server/testing.ts';
import { aCompanyWithoutEmployer, aJob } from '#features/catalogue/jobs/server/testing.ts';

export type Listing = { id: string; version: string };

export async function listingsForStaff(app: TestApp, staff: TestMember) {
  const company = async (): Promise<Listing> => {
    const { id } = await aCompanyWithoutEmployer(app.context());
    const { data } = await app.call(staff, 'GET /api/staff/companies/{id}', { params: { id } });
    return { id, version: data.attributes.version };
  };
  const job = async (): Promise<Listing> => {
    const { id } = await aJob(app.context());
    const { data } = await app.call(staff, 'GET /api/staff/jobs/{id}', { params: { id } });
    return { id, version: data.attributes.version };
  };
  const university = async (): Promise<Listing> => {
    const { id } = await aUniversity(app.context());
    const { data } = await app.call(staff, 'GET /api/staff/universities/{id}', { params: { id } });
    return { id, version: data.attributes.version };
  };
  const program = async (): Promise<Listing> => {
    const id = await aProgram(app.context());
    const { data } = await app.call(staff, 'GET /api/staff/programs/{id}', { params: { id } });
    return { id, version: data.attributes.version };
  };
  return {
    universityToEdit: await university(),
    universityToUnpublish: await university(),
    universityToMerge: await university(),
    universityToKeep: await university(),
    universityToDelete: await university(),
    programToEdit: await program(),
    programToUnpublish: await program(),
    programToMerge: await program(),
    programToKeep: await program(),
    programToDelete: await program(),
    companyToEdit: await company(),
    companyToUnpublish: await company(),
    companyToMerge: await company(),
    companyToKeep: await company(),
    companyToDelete: await company(),
    jobToEdit: await job(),
    jobToUnpublish: await job(),
    jobToDelete: await job(),
  };
}
