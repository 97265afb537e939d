/** What other features show of the assistants: whether there is a model, and what of the month is left. */
export { AllowanceLine } from "./allowance-line.tsx";
export { keepAllowance, stateQuery } from "./api.ts";
