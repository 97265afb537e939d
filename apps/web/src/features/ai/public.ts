/** The exports for other features: whether there is a model, and the allowance left this month. */
export { AllowanceLine } from "./allowance-line.tsx";
export { keepAllowance, stateQuery } from "./api.ts";
