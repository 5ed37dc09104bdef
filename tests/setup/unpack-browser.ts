/** Unpacks the pinned browser into the temporary folder; run as a process of its own, for which `TMPDIR` names it. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
