import type { Api } from "@kompagnon/contract/api.ts";
import type { Input } from "@kompagnon/contract/wire/endpoint.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/** Who is there when a feature makes its objects; the `stranger` must have nothing to do with them. */
export type World = { server: TestServer; stranger: Person; moderator: Person; admin: Person };

/** The routes that name an object in their path. */
export type NamingRoute<R = keyof Api> = R extends keyof Api
  ? R extends `${string}{${string}`
    ? R
    : never
  : never;

/** An object of another member with all parameters of the route. */
export type ForeignObject<R extends keyof Api> = Input<Api[R]> & {
  /** Who may do with it what the route does: proof that it is there. */
  by: Person;
  /** Why the route does not refuse the object: it is not owned by a member. */
  open?: string;
  /** The code of the refusal where it is not `not_found`. */
  refusal?: string;
};

/** The objects of a feature by the routes that name them. */
export type Foreign<R extends NamingRoute = NamingRoute> = {
  routes: readonly R[];
  prepare: (world: World) => Promise<{ readonly [K in R]: ForeignObject<K> }>;
};

/**
 * What a feature has that is not the stranger's: `prepare` makes it, then each route with a parameter in its path picks its
 * own object. A missing or an extra route does not compile, nor does a route without its parameters.
 */
export const foreign = <E extends object, F>(
  // biome-ignore lint/correctness/noUnusedFunctionParameters: names the routes
  endpoints: E,
  prepare: (world: World) => Promise<F>,
  objects: { [R in NamingRoute<keyof E>]: (made: F) => ForeignObject<R> },
): Foreign<NamingRoute<keyof E>> => {
  type R = NamingRoute<keyof E>;
  return {
    routes: Object.keys(objects) as R[], // no others compile
    prepare: async (world) => {
      const made = await prepare(world);
      const picked = Object.entries(objects).map(([route, pick]) => [
        route,
        (pick as (made: F) => ForeignObject<R>)(made), // entries lose their types
      ]);
      return Object.fromEntries(picked) as { [K in R]: ForeignObject<K> }; // as above
    },
  };
};
