import { type Latency, quantile } from "./deck/measure.ts";

/** Calls `work` again and again, one call after the other; the first tenth is not counted. */
export async function timed(rounds: number, work: (round: number) => Promise<unknown>): Promise<Latency> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await work(round);
    if (round >= rounds / 10) times.push(performance.now() - started);
  }
  const total = times.reduce((sum, time) => sum + time, 0);
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), rate: (times.length * 1000) / total };
}

/** Prints times against a bare operation of the same run, and collects targets that are not met. */
export class Report {
  readonly #compared: string;
  readonly #withRate: boolean;
  readonly #missed: string[] = [];

  /** The first argument names the bare operation; `withRate`: print calls a second as well. */
  constructor(compared: string, { withRate = false } = {}) {
    this.#compared = compared;
    this.#withRate = withRate;
  }

  /** A line; `reach`: the p99 in ms that is to be reached. */
  tell(name: string, { p50, p99, rate }: Latency, bare: Latency, reach?: number): void {
    const [half, most] = [p50, p99].map((time) => time.toFixed(2).padStart(6));
    const ratio = (p50 / bare.p50).toFixed(1).padStart(5);
    console.log(
      `${name.padEnd(44)} p50 ${half}  p99 ${most} ms  ${this.#withRate ? `${rate.toFixed(0)}/s  ` : ""}` +
        `${ratio} x ${this.#compared}${reach === undefined ? "" : ` (reach p99 <= ${reach})`}`,
    );
    if (reach !== undefined && p99 > reach) this.#missed.push(name);
  }

  /** Ends the run with 1 if a figure to reach was missed. */
  end(): void {
    if (this.#missed.length === 0) return;
    console.error(`Not reached: ${this.#missed.join("; ")}`);
    process.exitCode = 1;
  }
}
