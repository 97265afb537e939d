const DAYS_REMEMBERED = 14;
const DAYS_UNTIL_FORGOTTEN = 6;
/** Assumed sessions per day of a member without any session; the initial value of a card. */
export const SESSIONS_PRIOR = 0.3;
/** A visit after this long is another session. */
export const SESSION_GAP_SECONDS = 30 * 60;

/** What a visit changes: sessions remembered, and sessions a day to be expected from now on. */
export interface Attendance {
  sessions: number;
  resp: number;
}

/**
 * After a visit: earlier sessions fade with 14 days, and what is remembered is spread over the days known.
 * `daysAway`: since the visit before; `daysKnown`: since the member joined.
 */
export function attend(sessions: number, daysAway: number, daysKnown: number): Attendance {
  const remembered = sessions * Math.exp(-daysAway / DAYS_REMEMBERED) + 1;
  const days = Math.min(DAYS_REMEMBERED, daysKnown) + 2;
  return { sessions: remembered, resp: (remembered + SESSIONS_PRIOR) / days };
}

/** What is left of the sessions to be expected after one more day away, from the second day on. */
export const DAILY_FADE = Math.exp(-1 / DAYS_UNTIL_FORGOTTEN);
