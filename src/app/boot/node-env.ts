/**
 * Chooses React's build: the development build under `npm run dev`, the production build everywhere else. React looks at
 * NODE_ENV when it is first imported, so this is the first import of every process; what the environment says has no say in it.
 */
process.env['NODE_ENV'] = process.env['PATHLIGHT_DEV'] === '1' ? 'development' : 'production';
