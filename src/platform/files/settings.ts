import * as z from 'zod';
import { defineSettings, documented, flag, optionalText, type ValuesOf } from '#platform/runtime/config.ts';

const shape = {
  S3_BUCKET: documented(
    optionalText(),
    'the folder `files` of `DATA_DIR`',
    "bucket for members' files in an S3-compatible store; every process of a site must use the same bucket or the same folder",
  ),
  S3_ENDPOINT: documented(
    z.url({ protocol: /^https?$/ }).optional(),
    'Amazon S3',
    'address of the store, such as `https://s3.example.org`',
  ),
  S3_REGION: z.string().min(1).default('us-east-1').describe('region of the bucket; most stores other than Amazon accept any'),
  S3_ACCESS_KEY_ID: optionalText().describe('access key; it must be allowed to read, write, list and delete in the bucket'),
  S3_SECRET_ACCESS_KEY: optionalText().describe('its secret'),
  S3_PATH_STYLE: documented(
    flag(),
    'on with `S3_ENDPOINT`',
    '`true`: the bucket is in the path of an address; `false`: in its host name',
  ),
  STORED_FILES_MAX: z.coerce
    .number()
    .int()
    .min(1)
    .default(300)
    .describe('files that a member may store: résumés, documents of applications and pieces of work'),
  STORED_BYTES_MAX: z.coerce
    .number()
    .int()
    .min(1000)
    .default(250 * 1024 * 1024)
    .describe('how much they may take together, in bytes'),
  CLAMD_ADDRESS: documented(
    z
      .string()
      .regex(/^(tcp:\/\/(\[[\da-f:]+\]|[^\s:/]+):\d+|unix:\/\S+)$/i, 'must be tcp://host:port or unix:/path')
      .optional(),
    'uploads are not scanned',
    '`tcp://host:3310` or `unix:/path` of ClamAV’s daemon, which scans every uploaded file; while it gives no answer, none is accepted',
  ),
  UPLOADS_UNSCANNED: documented(
    flag(),
    'off',
    '`true`: production starts without `CLAMD_ADDRESS`, and uploaded files are not scanned for viruses',
  ),
};

const NEEDED = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export const filesSettings = defineSettings({
  title: 'Files',
  shape,
  secrets: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  rules: (config) => [
    ...(config.S3_BUCKET ? NEEDED.filter((name) => !config[name]).map((name) => `${name}: S3_BUCKET needs it`) : []),
    ...(!config.S3_BUCKET
      ? [...NEEDED, 'S3_ENDPOINT' as const].filter((name) => config[name]).map((name) => `S3_BUCKET: ${name} needs it`)
      : []),
    ...(config.CLAMD_ADDRESS && config.UPLOADS_UNSCANNED
      ? ['UPLOADS_UNSCANNED: uploads are scanned, because CLAMD_ADDRESS is set; remove one of the two']
      : []),
  ],
  productionRules: (config) =>
    config.CLAMD_ADDRESS || config.UPLOADS_UNSCANNED
      ? []
      : ['CLAMD_ADDRESS: production needs a virus scanner for uploads; UPLOADS_UNSCANNED=true says that you go without one'],
});

type Values = ValuesOf<typeof shape>;
declare module '#platform/runtime/config.ts' {
  interface Settings extends Values {}
}
