const WEEKS_PER_MONTH = 52 / 12;
const HOURS_PER_WEEK = 6;
const PAISE_PER_RUPEE = 100;

/**
 * The payable part of a fee in rupees after a waiver in percent: in paise, rounded up to whole rupees for a month and an
 * hour. Null for an invalid fee, waiver or number of months.
 */
export function computeFunding({ fee, waived, months }: { fee: number; waived: number; months: number }) {
  const isValid = fee > 0 && Number.isInteger(months) && months > 0 && months <= 120 && waived >= 0 && waived <= 100;
  if (!isValid || !Number.isFinite(fee)) return null;
  const total = Math.round(fee * (1 - waived / 100));
  const hours = months * WEEKS_PER_MONTH * HOURS_PER_WEEK;
  return {
    totalPaise: total * PAISE_PER_RUPEE,
    monthPaise: Math.ceil(total / months) * PAISE_PER_RUPEE,
    hourPaise: Math.ceil(total / hours) * PAISE_PER_RUPEE,
  };
}
