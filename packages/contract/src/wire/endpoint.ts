import { z } from "zod";

// The core type: z.ZodType makes type checking three times dearer.
type Schema = z.core.$ZodType;
type Shape = Record<string, Schema>;

/** Who may call a route: everybody, a signed-in member, a premium member, or an admin from this level on. */
export type Access = "public" | "member" | "premium" | { readonly admin: number };

/** Pages that begin with an answer: one that needs no choice of the person's. */
export type StartPart = {
  /** Every page of the dashboard, or those at these addresses. */
  on: "every page" | readonly string[];
  /** As the pages ask for it, word for word: an answer is found again by its address. */
  query?: Readonly<Record<string, string>>;
  /** The field with the addresses of pictures that the page shows large, and how many: they are fetched with the answer. */
  pictures?: { field: string; first: number };
};

/** One route of the HTTP interface, declared once for both sides of the wire. */
export type Endpoint = {
  /** One sentence for the reference at /api/docs. */
  about: string;
  access: Access;
  /** Needs a second factor or passkey shown within minutes in the same session; writes from level 5 on always do. */
  stepUp?: true;
  /** Calls allowed per caller (member, or address for guests) and unit of time. */
  limit: `${number}/${"second" | "minute" | "hour" | "day"}`;
  params?: Shape;
  query?: Shape;
  body?: Schema;
  /** One file as multipart/form-data instead of a body; `maxBytes` in bytes. `large`: it is not held in memory. */
  upload?: { types: string[]; maxBytes: number; large?: true };
  /**
   * Takes its JSON body, or a form, as the bytes that came, from another server and so without our origin: what it may do is
   * told by a signature over them, or by a token in its path.
   */
  raw?: true | "form";
  /** Size limit of a JSON body in bytes; 64 KiB unless told. */
  bodyLimit?: number;
  /** A JSON answer; or a file (`download`), server-sent `events`, or a WebSocket (`socket`); none of them: 204. */
  output?: Schema;
  download?: string;
  events?: Schema;
  socket?: true;
  status?: 200 | 201 | 202;
  errors?: Record<string, ErrorStatus>;
  /** The pages that begin with this answer: it comes in the one answer they are opened with (`GET /api/start`). */
  start?: readonly StartPart[];
};

/** HTTP statuses an error may carry. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503 | 507;

/** Codes that any endpoint may answer with. */
export const commonErrors = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  cross_site: 403,
  banned: 403,
  premium_required: 403,
  second_factor_required: 403,
  step_up_required: 403,
  not_found: 404,
  too_large: 413,
  unsupported_type: 415,
  picture_too_large: 413,
  picture_damaged: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

/** One broken field of a request: dotted path and a stable code (zod issue code or the contract's own). */
export type Detail = { field: string; code: string; message: string };

type Route =
  | `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /api/${string}`
  // What the web expects at an address of its own (RFC 8615).
  | `GET /.well-known/${string}`;
type ParamIn<R> = R extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamIn<Rest> : never;
type For<R> = Endpoint &
  (R extends `GET ${string}` ? { body?: never; upload?: never } : unknown) &
  ([ParamIn<R>] extends [never] ? { params?: never } : { params: Record<ParamIn<R>, Schema> });
type Only<E> = Record<Exclude<keyof E, keyof Endpoint>, never>;

/** Declares a feature's endpoints, keyed by "METHOD /path"; a wrong key, a missing param or a stray field does not compile. */
export const endpoints = <
  const T extends { [R in keyof T]: R extends Route ? For<R> & Only<T[R]> : "a key reads METHOD /api/…" },
>(
  all: T,
): T => all;

type Read<S> = S extends Schema
  ? z.output<S>
  : S extends Shape
    ? z.output<z.core.$ZodObject<S, z.core.$strip>>
    : undefined;
type Write<S> = S extends Schema
  ? z.input<S>
  : S extends Shape
    ? z.input<z.core.$ZodObject<S, z.core.$strip>>
    : undefined;
type Get<E, K> = K extends keyof E ? E[K] : undefined;

/** The error codes an endpoint may answer with: the common ones and its own. */
export type ErrorCode<E> = E extends { errors: infer C }
  ? keyof typeof commonErrors | (keyof C & string)
  : keyof typeof commonErrors;

/** What a handler receives … */
export type Parsed<E> = {
  params: Read<Get<E, "params">>;
  query: Read<Get<E, "query">>;
  body: Read<Get<E, "body">>;
};
/** … and returns (the contract strips what `output` does not declare). */
export type Returned<E> = E extends { output: infer S } ? Write<S> : undefined;

/** The platform's Blob, where there is one: the contract itself knows neither browser nor Node. */
type Blob = typeof globalThis extends { Blob: { prototype: infer B } } ? B : never;

/** What a caller passes. `E extends unknown` takes endpoints one by one, else the union explodes. */
export type Input<E> = E extends unknown
  ? (E extends { params: infer S } ? { params: Write<S> } : unknown) &
      (E extends { query: infer S }
        ? Record<never, never> extends Write<S>
          ? { query?: Write<S> }
          : { query: Write<S> }
        : unknown) &
      (E extends { body: infer S } ? { body: Write<S> } : unknown) &
      (E extends { upload: object } ? { file: Blob } : unknown)
  : never;
/** What a caller gets. */
export type Output<E> = E extends { output: infer S }
  ? Read<S>
  : E extends { download: string }
    ? Blob
    : null;
/** The data of each event of a stream, by its name. */
export type EventsOf<E> = E extends { events: infer S }
  ? { [K in keyof Read<S>]-?: Exclude<Read<S>[K], undefined> }
  : never;

/** The body of every error answer: a stable code and a text in the caller's language. */
export const problem = z
  .object({
    error: z.string(),
    message: z.string(),
    /** One entry a broken field (status 400), or what else the code needs, such as seconds to wait. */
    details: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
    /** With status 500: the number to quote to the operator. */
    id: z.string().optional(),
    retry_after: z.number().int().optional(),
  })
  .meta({ id: "Error" });
