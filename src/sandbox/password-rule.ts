/** Validates a password: at least 8 characters, no spaces; returns the problem or null. */
export function findPasswordProblem(password: string): string | null {
  if (/\s/.test(password)) return 'A password has no spaces.';
  if ([...password].length < 8) return 'A password has at least 8 characters.';
  return null;
}
