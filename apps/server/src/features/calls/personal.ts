import { exportCalls } from "#features/calls/queries.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the calls feature holds about a member. */
export const callsPersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("calls.json", await exportCalls(db, memberId));
  },
});
