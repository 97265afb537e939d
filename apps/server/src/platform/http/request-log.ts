import type { FastifyBaseLogger } from "fastify";
import type { Bindings, ChildLoggerOptions, LogFn } from "pino";

/**
 * The logger of a request. It becomes one with the first line that is written: making pino's child for each request, of
 * which hardly one says anything, cost as much as finding its route.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: ChildLoggerOptions;
  #made: FastifyBaseLogger | null = null;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get #log(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings, this.#options);
    return this.#made;
  }
  get level(): string {
    return this.#parent.level;
  }
  fatal(...args: Parameters<LogFn>): void {
    this.#log.fatal(...args);
  }
  error(...args: Parameters<LogFn>): void {
    this.#log.error(...args);
  }
  warn(...args: Parameters<LogFn>): void {
    this.#log.warn(...args);
  }
  info(...args: Parameters<LogFn>): void {
    this.#log.info(...args);
  }
  debug(...args: Parameters<LogFn>): void {
    this.#log.debug(...args);
  }
  trace(...args: Parameters<LogFn>): void {
    this.#log.trace(...args);
  }
  silent(...args: Parameters<LogFn>): void {
    this.#log.silent(...args);
  }
  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#log.child(bindings, options);
  }
}
