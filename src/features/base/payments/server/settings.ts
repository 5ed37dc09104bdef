import * as z from 'zod';
import { defineSettings, optionalText, type ValuesOf } from '#platform/runtime/config.ts';

const shape = {
  PAYU_KEY: optionalText().describe(
    "merchant key. In production payments go to PayU's live hosts, otherwise to its test host, which has keys of its own",
  ),
  PAYU_SALT: optionalText().describe('merchant salt; never leaves the server'),
  GSTIN: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/, 'is not a GSTIN')
    .optional()
    .describe("if set, receipts are tax invoices, and the payer's state is requested before payment"),
  GST_RATE_PERCENT: z.coerce.number().min(0).max(50).default(18).describe('included in prices'),
  GST_SAC: z.string().default('998439').describe('service code on tax invoices'),
};

type PaymentsSettings = ValuesOf<typeof shape>;
declare module '#platform/runtime/config.ts' {
  interface Settings extends PaymentsSettings {}
}

export const paymentsSettings = defineSettings({
  title: 'Payments',
  shape,
  secrets: ['PAYU_KEY', 'PAYU_SALT'],
  pairs: [['PAYU_KEY', 'PAYU_SALT']],
  productionRules: ({ PAYU_KEY, PAYU_SALT }) => [
    ...(PAYU_KEY ? [] : ['PAYU_KEY and PAYU_SALT: production needs the merchant keys']),
    ...(PAYU_KEY?.startsWith('sandbox') || PAYU_SALT?.startsWith('sandbox')
      ? ['PAYU_KEY and PAYU_SALT: these are the sandbox values']
      : []),
  ],
  sandbox: { name: 'payment', isNeeded: (settings) => !settings.PAYU_KEY },
});
