-- An operator may add sign-in providers of their own; which exist is a matter of the settings.
alter table identities drop constraint identities_provider_check;
