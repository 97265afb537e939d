import fs from "node:fs";

/** Resident memory of a process in KiB (Linux). */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

const TICKS_A_SECOND = 100;

/** Processor time a process has used, user and system, in ms (Linux). */
export function processorOf(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND) * 1000;
}

/** Middle and slow end of some times, in ms. */
export type Spread = { p50: number; p99: number; max: number; count: number };

/** The spread of some times. */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), max: at(1), count: sorted.length };
}

/** As one column of the report. */
export const show = ({ p50, p99, max }: Spread): string =>
  `p50 ${p50.toFixed(1)}  p99 ${p99.toFixed(1)}  max ${max.toFixed(0)} ms`;
