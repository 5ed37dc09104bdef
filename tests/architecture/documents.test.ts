import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';

const tracked = () => execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');

test('every path named in a document exists', () => {
  const missing: string[] = [];
  for (const file of tracked().filter((name) => name.endsWith('.md'))) {
    const text = fs.readFileSync(file, 'utf8');
    for (const [, mentionedPath = ''] of text.matchAll(
      /`((?:src|tests|migrations|content|docs|scripts|bench|messages|public)\/[\w./*-]*)`/g,
    )) {
      const location = mentionedPath.replace(/\/\*.*$|\*.*$/, '');
      if (!fs.existsSync(location)) missing.push(`${file}: ${mentionedPath}`);
    }
  }
  expect(missing).toEqual([]);
});

test('no file contains a private path or a private key, and the lock file names no registry', () => {
  const found: string[] = [];
  for (const file of tracked()) {
    if (!fs.existsSync(file) || /\.(woff2|ttf|png|jpg|pdf|docx)$/.test(file) || file === 'tests/architecture/documents.test.ts')
      continue;
    const text = fs.readFileSync(file, 'utf8');
    if (/(^|[\s"'`(])\/(home|Users|work|root)\/[a-z]/m.test(text)) found.push(`${file}: a private path`);
    if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) found.push(`${file}: a private key`);
    if (file === 'package-lock.json' && text.includes('"resolved": "http')) found.push(`${file}: a registry`);
  }
  expect(found).toEqual([]);
});

test('types are declared with `type`; interfaces are used only for declaration merging', () => {
  const violations: string[] = [];
  for (const file of tracked().filter(
    (name) => /^src\/.*\.tsx?$/.test(name) && !name.endsWith('row-types.ts') && fs.existsSync(name),
  )) {
    const text = fs.readFileSync(file, 'utf8');
    const merges = text.includes('declare module');
    for (const [line] of text.matchAll(/^\s*(?:export )?interface \w+.*$/gm))
      if (!merges && !/export interface (Endpoints|Tables|Events|Tasks|Settings) \{\}/.test(line))
        violations.push(`${file}: ${line.trim()}`);
  }
  expect(violations).toEqual([]);
});
