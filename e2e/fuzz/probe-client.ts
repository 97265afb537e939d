import type { Hold, Memory } from "./probe.ts";

/** Tries of a request that may hold the loop: what is compiled or loaded the first time is not its doing. */
const TRIES = 3;

/** Asks the probe inside the server. */
export class ProbeClient {
  readonly #url: string;

  constructor(port: number) {
    this.#url = `http://127.0.0.1:${port}`;
  }

  async #ask(path: string): Promise<unknown> {
    return (await fetch(`${this.#url}${path}`)).json();
  }

  /** Records holds longer than this from now on. */
  begin(ms: number): Promise<unknown> {
    return this.#ask(`/begin?n=${ms}`);
  }

  /** What was held since it was last asked. */
  async take(): Promise<{ holds: Hold[]; longest: number }> {
    return (await this.#ask("/take")) as { holds: Hold[]; longest: number }; // what the probe answers
  }

  /** Memory that stays after collecting. */
  async memory(): Promise<Memory> {
    return (await this.#ask("/memory")) as Memory; // as above
  }

  /** The longest turn of the loop while something is done alone, in ms of processor time: the least of a few tries. */
  async alone(work: () => Promise<unknown>): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    await this.#ask("/closely?n=1");
    for (let tried = 0; tried < TRIES && least > 0; tried += 1) {
      await this.take();
      await work();
      least = Math.min(least, (await this.take()).longest);
    }
    await this.#ask("/closely?n=0");
    return least;
  }
}
