/** The smallest environment with which production starts. */
export const PRODUCTION = {
  APP_ENV: 'production',
  APP_ORIGIN: 'https://pathlight.example',
  DATABASE_URL: 'postgres://db.internal/pathlight',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  PAYU_KEY: 'key',
  PAYU_SALT: 'salt',
  SUPPORT_EMAIL: 'help@careers.test',
  SUPPORT_PHONE: '+91 80 1234 5678',
  LEGAL_NAME: 'Careers Private Limited',
  LEGAL_ADDRESS: '1 Church Street, Bengaluru',
  SMTP_URL: 'smtps://mail.careers.test',
  MAIL_FROM: 'no-reply@careers.test',
  CLAMD_ADDRESS: 'tcp://clamd.internal:3310',
};
