import path from 'node:path';
import type { Config } from '#platform/runtime/config.ts';
import type { Files } from './files.ts';
import { localFiles } from './local-files.ts';
import { s3Files } from './s3-files.ts';

/** The bucket if one is configured, else the folder of the data. */
export function openFiles(config: Config): Files {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_PATH_STYLE: pathStyle = endpoint !== undefined } = config;
  if (!bucket) return localFiles(path.join(config.DATA_DIR, 'files'));
  return s3Files({
    bucket,
    endpoint,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    pathStyle,
  });
}
