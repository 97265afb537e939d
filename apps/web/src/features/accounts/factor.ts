/** A second factor as it is being typed. */
export type Factor = { kind: "code" | "backup"; value: string };

/** Nothing typed yet. */
export const NO_FACTOR: Factor = { kind: "code", value: "" };

const DIGITS = /^\d{6}$/;
/** Whether it can be sent. */
export const isComplete = ({ kind, value }: Factor): boolean =>
  kind === "code" ? DIGITS.test(value) : value.trim().length >= 4;

/** As the server takes it. */
export const factorBody = ({ kind, value }: Factor): { code?: string; backup_code?: string } =>
  kind === "code" ? { code: value } : { backup_code: value };
