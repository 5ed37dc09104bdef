/** How many words a text has, counted as a reader would: runs of anything but space that hold a letter or a figure. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}
