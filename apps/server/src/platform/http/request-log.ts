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
  fatal(...said: Parameters<LogFn>): void {
    this.#log.fatal(...said);
  }
  error(...said: Parameters<LogFn>): void {
    this.#log.error(...said);
  }
  warn(...said: Parameters<LogFn>): void {
    this.#log.warn(...said);
  }
  info(...said: Parameters<LogFn>): void {
    this.#log.info(...said);
  }
  debug(...said: Parameters<LogFn>): void {
    this.#log.debug(...said);
  }
  trace(...said: Parameters<LogFn>): void {
    this.#log.trace(...said);
  }
  silent(...said: Parameters<LogFn>): void {
    this.#log.silent(...said);
  }
  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#log.child(bindings, options);
  }
}
