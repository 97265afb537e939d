/** The ways to look at a plan's cards. */
export const VIEWS = ["board", "list", "timeline", "budget"] as const;
export type View = (typeof VIEWS)[number];
/** Whether this names one of them. */
export const isView = (value: unknown): value is View => VIEWS.some((one) => one === value);
