import type { Used } from "./processes.ts";
import type { Row } from "./rows.ts";
import type { Counted } from "./statements.ts";

/** One turn of one side of a row. */
export type Turn = {
  perSecond: number;
  p50: number;
  p99: number;
  requests: number;
  used: Used;
  /** How long it was measured, in ms. */
  ms: number;
};
/** What was measured of a row. */
export type Measured = {
  row: Row;
  product: Turn[];
  bare: Turn[];
  /** Bytes of an answer. */
  bytes: { product: number; bare: number };
  counted: { product: Counted; bare: Counted } | null;
};

/** The middle one of some values. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const perRequest = (turns: readonly Turn[], of: (used: Used) => number): number =>
  (1000 * turns.reduce((sum, { used }) => sum + of(used), 0)) /
  turns.reduce((sum, { requests }) => sum + requests, 0);

/** Share of the core that the stack had, in percent: when other programs want it too, ratios of throughput drift. */
const share = (turns: readonly Turn[]): number =>
  (100 / turns.length) * turns.reduce((sum, { used, ms }) => sum + (used.node + used.postgres) / ms, 0);
/** Where one side had so much more of it than the other, throughput may say little. */
const APART = 1.3;

const cell = (value: number, digits = 0) => value.toFixed(digits).padStart(6);

/** Prints a row; returns what it misses. */
export function reportRow({ row, product, bare, bytes, counted }: Measured): string[] {
  const of = (turns: readonly Turn[], key: "perSecond" | "p50" | "p99") =>
    median(turns.map((turn) => turn[key]));
  const ratio = median(product.map(({ perSecond }, n) => (100 * perSecond) / (bare[n]?.perSecond ?? 0)));
  const p50 = of(product, "p50");
  const p99 = of(product, "p99");
  const isApart = Math.abs(Math.log(share(product) / share(bare))) > Math.log(APART);
  const missed: string[] = [];
  const check = (value: number, goal: number | undefined, isMissed: boolean, unit: string) => {
    if (goal === undefined) return "";
    if (isMissed) missed.push(`${row.name}: ${value.toFixed(1)} ${unit} instead of ${goal} ${unit}`);
    return ` (reach ${goal}${isMissed ? ", MISSED" : ""})`;
  };
  const ratioGoal = check(ratio, row.ratio, ratio < (row.ratio ?? 0), "%");
  const p50Goal = check(p50, row.p50, p50 > (row.p50 ?? Number.POSITIVE_INFINITY), "ms");
  const p99Goal = check(p99, row.p99, p99 > (row.p99 ?? Number.POSITIVE_INFINITY), "ms");
  const node = perRequest(product, (u) => u.node);
  const postgres = perRequest(product, (u) => u.postgres);
  const bareNode = perRequest(bare, (u) => u.node);
  const barePostgres = perRequest(bare, (u) => u.postgres);
  console.log(
    `${row.name.padEnd(24)}${cell(of(product, "perSecond"))}/s  p50 ${p50.toFixed(2)}${p50Goal}  p99 ${p99.toFixed(1)} ms${p99Goal}   ratio ${ratio.toFixed(0)} %${ratioGoal}, of processor time ${((100 * (bareNode + barePostgres)) / (node + postgres)).toFixed(0)} %`,
  );
  console.log(
    `${"  bare".padEnd(24)}${cell(of(bare, "perSecond"))}/s  p50 ${of(bare, "p50").toFixed(2)}  p99 ${of(bare, "p99").toFixed(1)} ms`,
  );
  console.log(
    `  processor a request, µs: Node ${node.toFixed(0)}, PostgreSQL ${postgres.toFixed(0)}; bare ${bareNode.toFixed(0)} and ${barePostgres.toFixed(0)}; of the core ${share(product).toFixed(0)} and ${share(bare).toFixed(0)} %${isApart ? " (far apart: if others want the core, believe processor time)" : ""}; answer ${bytes.product} bytes, bare ${bytes.bare}`,
  );
  console.log(
    `  ${counted ? `${reportCounted(counted.product)}\n  bare: ${reportCounted(counted.bare)}` : "statements: pg_stat_statements is not there"}`,
  );
  return missed;
}

const reportCounted = ({ statements, inner, plans, buffers, planMs, runMs }: Counted): string =>
  `${statements.toFixed(1)} statements${inner >= 0.05 ? ` and ${inner.toFixed(1)} within` : ""}, ${plans.toFixed(1)} plans (${(planMs * 1000).toFixed(0)} µs), ${buffers.toFixed(0)} buffers, run ${(runMs * 1000).toFixed(0)} µs`;

const TEXT_SHOWN = 150;

/** Prints which statements of the product's took most of a request. */
export function reportCostliest({ counted }: Measured): void {
  for (const { text, within, calls, runMs, buffers } of counted?.product.costliest ?? [])
    console.log(
      `  ${(runMs * 1000).toFixed(1).padStart(7)} µs ${calls.toFixed(3).padStart(8)} times ${buffers.toFixed(1).padStart(7)} buffers  ${within ? "within: " : ""}${text.slice(0, TEXT_SHOWN)}`,
    );
}
