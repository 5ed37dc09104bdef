/** Secrets shared by the server and its local sandbox; useless anywhere else. */
export const SANDBOX_SECRET = 'stand-in-secret-for-this-machine-only';
export const SANDBOX_MERCHANT_KEY = 'sandbox-key';
export const SANDBOX_MERCHANT_SALT = 'sandbox-salt-for-this-machine-only';
