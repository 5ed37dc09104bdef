/** NUL and halves of characters, which no text has that anybody wrote. */
const NO_TEXT = /\0|\p{Surrogate}/gu;

/** The parameters of an address, which all are text: what is given several times is a list with commas, as pages write it. */
export function parseSearch(search: string): Record<string, string> {
  const params = new URLSearchParams(search);
  const textOf = (name: string) => params.getAll(name).join(',').replaceAll(NO_TEXT, '');
  return Object.fromEntries(Array.from(new Set(params.keys()), (name) => [name, textOf(name)]));
}
