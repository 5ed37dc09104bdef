/** The `like` pattern for text that contains `text`, in which `%`, `_` and `\` stand for themselves. */
export const containsPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
