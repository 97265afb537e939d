import { returnPath } from "@kompagnon/contract/billing/paths.ts";
import { useSearchParams } from "react-router";
import { planNamed } from "#platform/chosen-plan.ts";

/** Under these names the dashboard's address says what came of a payment, and of what. */
export const OUTCOME = "billing";
export const PLAN = "plan";
/** The number of the order that was paid; without one nothing was. */
export const ORDER = "order";
/** The page that the member wanted to open before they paid. */
export const TO = "to";

/** What the browser came back with; whether money has moved, only the provider's word to the server says. */
export type Outcome = "success" | "cancel";
/** … and the question that a page without script leads to. */
type Asked = Outcome | "test";
const ASKED: readonly Asked[] = ["success", "cancel", "test"];

/** The outcome in the address, and a way to take it out again. */
export function useOutcome() {
  const [search, setSearch] = useSearchParams();
  const asked = ASKED.find((one) => one === search.get(OUTCOME)) ?? null;
  const clear = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(OUTCOME);
        next.delete(PLAN);
        next.delete(ORDER);
        next.delete(TO);
        return next;
      },
      { replace: true },
    );
  return {
    asked,
    plan: planNamed(search.get(PLAN)),
    order: search.get(ORDER),
    to: returnPath(search.get(TO)),
    clear,
  };
}
