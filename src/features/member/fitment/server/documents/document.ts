export type DocumentKind = 'pdf' | 'docx' | 'txt';
export type ParseFailure = 'scanned' | 'encrypted' | 'broken' | 'empty' | 'too_long';
export type ParseResult = { ok: true; text: string; pages: number } | { ok: false; reason: ParseFailure };

/** Bounds of one document: 60 pages, 300,000 characters, 15 MB. */
export const LIMITS = { pages: 60, characters: 300_000, bytes: 15_000_000 } as const;
