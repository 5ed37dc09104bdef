import { parseResume } from '#features/member/fitment/server/index.ts';

/**
 * Benchmark of reading long runs that a résumé never has: node bench/parse-resume.bench.ts. It measures processor time. Goal: four
 * times the length takes at most twelve times as long, so that no pattern backtracks without bound.
 */
const RUNS = {
  letters: 'a',
  digits: '1',
  spaces: ' ',
  dates: '2019 - 2021 ',
  months: "Jan'19 to ",
  'dated lines': 'Experience\nClerk 2019 - 2021\n',
  'short lines': 'a\n',
  sentences: 'Worked as as as from ',
  brackets: '(',
  labels: 'Role: a\nPeriod: 2019 to 2020\n',
};

function measure(piece: string, length: number): number {
  const text = `x${piece.repeat(length / piece.length)}`;
  const times = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage();
    parseResume(text, '2026-11-21');
    return process.cpuUsage(start).user / 1000;
  });
  // What takes less than a millisecond cannot be told apart.
  return Math.max(1, Math.min(...times));
}

for (const [name, piece] of Object.entries(RUNS)) {
  const [short, long] = [measure(piece, 15_000), measure(piece, 60_000)];
  console.log(
    `${name}: 15,000 characters ${short.toFixed(1)} ms, 60,000 ${long.toFixed(1)} ms, ${(long / short).toFixed(1)} times`,
  );
}
