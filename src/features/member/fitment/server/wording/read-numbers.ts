// Groups of three digits, or as in India of two before the last three: "1,000", "1,00,000".
const NUMBER = /\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)(?:\.\d+)?|\d+(?:[.,]\d+)?/g;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/;

/** The numbers of a text in their order: "1,000" and "1,00,000" with their groups of digits, "7,5" as seven and a half. */
export function readNumbers(text: string): number[] {
  return [...text.matchAll(NUMBER)].flatMap(([number]) => {
    if (GROUPED.test(number)) return [Number(number.replaceAll(',', ''))];
    const parts = number.split(',');
    // Several commas without such groups divide a list: "150,22,250".
    return parts.length > 2 ? parts.map(Number) : [Number(number.replace(',', '.'))];
  });
}
