import { call, type Out } from "#platform/call.ts";
import { query, queryClient } from "#platform/queries.ts";
import { type Answers, changeOf, STEPS } from "./answers.ts";

/** The member's own profile, as the wizard fills it in. */
export const profileQuery = (userId: string) => query("GET /api/profiles/{userId}", { params: { userId } });
/** The member's onboarding record. */
export const recordQuery = (userId: string) =>
  query("GET /api/profiles/{userId}/onboarding", { params: { userId } });

let turn: Promise<unknown> = Promise.resolve();
/** One write after the other, so that a slow one never undoes the next. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work, work);
  turn = mine.catch(() => undefined); // the caller handles the error; the next one starts either way
  return mine;
}

/** Saves what step number `index` asks, and where to go on; after the last one the wizard is finished. Throws ApiError. */
export const saveStep = (userId: string, index: number, answers: Answers): Promise<void> =>
  inTurn(async () => {
    const step = STEPS[index];
    if (step === undefined) throw new RangeError(`There is no step ${index}`);
    const { profile, record } = changeOf(step, answers);
    const params = { userId };
    if (profile) {
      const saved: Out<"GET /api/profiles/{userId}"> = await call("PATCH /api/profiles/{userId}", {
        params,
        body: profile,
      });
      queryClient.setQueryData(profileQuery(userId).queryKey, saved);
    }
    const last = index === STEPS.length - 1;
    const saved = await call("PUT /api/profiles/{userId}/onboarding", {
      params,
      body: { ...record, step: last ? null : index + 1 },
    });
    // A finished record would send the page away before the greeting.
    if (!last) queryClient.setQueryData(recordQuery(userId).queryKey, saved);
  });

/** Remembers that the member went back to a step. A failure loses nothing. */
export const savePlace = (userId: string, step: number): void => {
  inTurn(() => call("PUT /api/profiles/{userId}/onboarding", { params: { userId }, body: { step } })).then(
    (saved) => queryClient.setQueryData(recordQuery(userId).queryKey, saved),
    (failure: unknown) => console.warn("The step could not be remembered", failure),
  );
};
