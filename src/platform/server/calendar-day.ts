/** The product's calendar: days change at midnight in India. */
const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** The calendar day of a moment, as `2026-11-21`. */
export const calendarDay = (moment: Date): string => dayInIndia.format(moment);
