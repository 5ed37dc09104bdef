/**
 * Selects React's build: development under `npm run dev`, production otherwise, whatever the environment says. React reads
 * NODE_ENV on import, so this must be the first import of every process.
 */
process.env['NODE_ENV'] = process.env['PATHLIGHT_DEV'] === '1' ? 'development' : 'production';
