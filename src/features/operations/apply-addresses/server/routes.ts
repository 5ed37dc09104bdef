import { implement } from '#platform/http/http.ts';
import { applyAddressesContract } from '../contract.ts';
import { addCompanyAddress } from './add-company-address.ts';
import { askAddressOwner } from './ask-address-owner.ts';
import { confirmStaffAddress } from './confirm-staff-address.ts';
import { exportAddresses } from './export-addresses.ts';
import { getStaffAddress } from './get-staff-address.ts';
import { listCompanyAddresses } from './list-company-addresses.ts';
import { listStaffAddresses } from './list-staff-addresses.ts';
import { removeCompanyAddress } from './remove-company-address.ts';
import { removeStaffAddress } from './remove-staff-address.ts';

export const applyAddressesRoutes = implement(applyAddressesContract, {
  'GET /api/hiring/companies/{slug}/apply_addresses': listCompanyAddresses,
  'POST /api/hiring/companies/{slug}/apply_addresses': addCompanyAddress,
  'DELETE /api/hiring/companies/{slug}/apply_addresses/{id}': removeCompanyAddress,
  'GET /api/staff/apply_addresses': listStaffAddresses,
  'GET /api/staff/apply_addresses/export': exportAddresses,
  'GET /api/staff/apply_addresses/{id}': getStaffAddress,
  'POST /api/staff/apply_addresses/{id}/ask': askAddressOwner,
  'POST /api/staff/apply_addresses/{id}/confirm': confirmStaffAddress,
  'POST /api/staff/apply_addresses/{id}/remove': removeStaffAddress,
});
