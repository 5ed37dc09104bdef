/** Points with exactly one decimal, so that a column of them can be added up: "8.0", "13.5". */
export const formatPoints = (points: number): string => points.toFixed(1);
