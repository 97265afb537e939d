// npm run fuzz: generated requests over every route and role, against a server of its own (docs/operations.md says what is
// looked at). Ends with 1 when something was wrong, and prints the request that shows it.
import { parseArgs } from "node:util";
import { fuzz } from "./session.ts";

const { values: given } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    requests: { type: "string", default: "20000" },
    minutes: { type: "string", default: "10" },
    "at-once": { type: "string", default: "16" },
  },
});
const numberOf = (text: string): number => {
  const number = Number(text);
  if (!Number.isFinite(number) || number < 0) throw new Error(`${text} is no number`);
  return number;
};
const { told, failed } = await fuzz({
  seed: numberOf(given.seed),
  from: numberOf(given.from),
  requests: numberOf(given.requests),
  minutes: numberOf(given.minutes),
  atOnce: numberOf(given["at-once"]),
  tell: (line) => console.log(line),
});
console.log(told);
process.exit(failed ? 1 : 0);
