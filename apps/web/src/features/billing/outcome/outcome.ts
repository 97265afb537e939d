import { returnPath } from "@kompagnon/contract/billing/paths.ts";
import { useSearchParams } from "react-router";
import { parsePlan } from "#platform/chosen-plan.ts";

/** The parameters of the dashboard's address after a payment: the outcome, and what the payment was for. */
const OUTCOME = "billing";
const PLAN = "plan";
/** The number of the order that was paid; without one nothing was. */
const ORDER = "order";
/** The page that the member wanted to open before they paid. */
const TO = "to";

/** What the browser came back with; whether money has moved, only the provider's word to the server says. */
export type Outcome = "success" | "cancel";
/** … and the question that a page without script leads to. */
type OutcomeParameter = Outcome | "test";
const OUTCOMES: readonly OutcomeParameter[] = ["success", "cancel", "test"];

/** What a payment was for, as far as the address is valid. */
const readPayment = (search: URLSearchParams) => ({
  plan: parsePlan(search.get(PLAN)),
  order: search.get(ORDER),
  to: returnPath(search.get(TO)),
});

/** The parameters of the dashboard for an outcome: what the provider's address said of the payment goes along. */
export function outcomeParameters(outcome: Outcome, fromProvider: URLSearchParams): URLSearchParams {
  const { plan, order, to } = readPayment(fromProvider);
  return new URLSearchParams({
    [OUTCOME]: outcome,
    ...(plan && { [PLAN]: plan }),
    ...(order && { [ORDER]: order }),
    ...(to && { [TO]: to }),
  });
}

/** The outcome in the address, and a way to take it out again. */
export function useOutcome() {
  const [search, setSearch] = useSearchParams();
  const requested = OUTCOMES.find((one) => one === search.get(OUTCOME)) ?? null;
  const clear = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of [OUTCOME, PLAN, ORDER, TO]) next.delete(name);
        return next;
      },
      { replace: true },
    );
  return { requested, ...readPayment(search), clear };
}
