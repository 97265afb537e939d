/** Days as German civil law counts them: calendar days in Berlin, whatever the server's clock is set to. */

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const BERLIN = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Berlin",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The calendar day of a moment in Berlin. */
export const berlinDay = (at: Date): Day => BERLIN.format(at);

/** The calendar year of a moment in Berlin: invoices are numbered by it. */
export const berlinYear = (at: Date): number => Number(berlinDay(at).slice(0, 4));

const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** A day, some days later or earlier. */
export const addDays = (day: Day, days: number): Day => dayOf(utc(day) + days * DAY_MS);

/** The moment at which a day begins in Berlin: one or two hours before midnight in UTC. */
export function startOfDay(day: Day): Date {
  const summer = new Date(utc(day) - 2 * HOUR_MS);
  return berlinDay(summer) === day ? summer : new Date(utc(day) - HOUR_MS);
}

/** The moment at which a day is over (24:00): the first one that no longer belongs to it. */
export const endOfDay = (day: Day): Date => startOfDay(addDays(day, 1));

/** Easter Sunday (Gauss, with the corrections of Lichtenberg). */
function easter(year: number): Day {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const cycle = year % 19;
  const seed = (19 * cycle + moon) % 30;
  const late =
    Math.floor(seed / 29) + (Math.floor(seed / 28) - Math.floor(seed / 29)) * Math.floor(cycle / 11);
  const border = 21 + seed - late;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  const distance = 7 - ((border - firstSunday) % 7);
  return addDays(`${year}-03-01`, border + distance - 1);
}

const FIXED_HOLIDAYS = new Set(["01-01", "05-01", "10-03", "12-25", "12-26"]);
/** Good Friday, Easter Monday, Ascension Day, Whit Monday, in days from Easter Sunday. */
const MOVABLE_HOLIDAYS = [-2, 1, 39, 50];

/** Whether a day is a public holiday in all of Germany. */
export function isHoliday(day: Day): boolean {
  if (FIXED_HOLIDAYS.has(day.slice(5))) return true;
  const sunday = easter(Number(day.slice(0, 4)));
  return MOVABLE_HOLIDAYS.some((days) => addDays(sunday, days) === day);
}

const isWorkingDay = (day: Day): boolean => {
  const weekday = new Date(utc(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
};

/** The day itself, or the next one that is neither Saturday, Sunday nor a holiday (§ 193 BGB). */
function nextWorkingDay(day: Day): Day {
  let found = day;
  while (!isWorkingDay(found)) found = addDays(found, 1);
  return found;
}

/**
 * The end of a period of days that an event begins: the day of the event does not count (§ 187 (1) BGB), the last day counts
 * to 24:00 (§ 188 (1) BGB), and a Saturday, Sunday or holiday moves the end to the next working day (§ 193 BGB).
 */
export const endOfPeriod = (event: Date, days: number): Date =>
  endOfDay(nextWorkingDay(addDays(berlinDay(event), days)));

/**
 * The same time of day some calendar months later in Berlin; a month without that day ends with its last one (§ 188 (2), (3)
 * BGB).
 */
export function addMonths(from: Date, months: number): Date {
  const day = berlinDay(from);
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const target = dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return new Date(startOfDay(target).getTime() + (from.getTime() - startOfDay(day).getTime()));
}
