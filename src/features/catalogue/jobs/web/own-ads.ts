/** Stands in addresses where a job has its company, when it is an ad that a member brought. */
export const OWN_ADS = 'own-ads';
