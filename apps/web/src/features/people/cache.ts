import type { Relation, UserPage } from "@kompagnon/contract/people/model.ts";
import type { In } from "#platform/call.ts";
import { onLive } from "#platform/live/live.ts";
import { pages, query, queryClient } from "#platform/queries.ts";

/** Members that come with one call. */
const AT_ONCE = 24;

/** The query for people. */
export type DiscoverQuery = Omit<NonNullable<In<"GET /api/users/discover">["query"]>, "limit" | "cursor">;
/** People who are found, or suggested if the query has no words, page by page. */
export const discoverQuery = (asked: DiscoverQuery) => ({
  ...pages("GET /api/users/discover", { query: { ...asked, limit: AT_ONCE } }),
  // Suggestions are drawn again with each call: the list must not change while it is read.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 60_000,
});
/** Everything public about a member. */
export const userQuery = (id: string) => query("GET /api/users/{id}", { params: { id } });
/** The followers of a member, or the members they follow, page by page. */
export const followersQuery = (id: string) =>
  pages("GET /api/users/{id}/followers", { params: { id }, query: { limit: 50 } });
export const followsQuery = (id: string) =>
  pages("GET /api/users/{id}/follows", { params: { id }, query: { limit: 50 } });
/** The members that the viewer has blocked. */
export const blocksQuery = () => query("GET /api/blocks", { query: { limit: 100 } });

/** The entries of all pages, each once: one that moves while pages are fetched may come twice. */
export const entriesOf = <T extends { id: string }>(data: { pages: { items: T[] }[] } | undefined): T[] => [
  ...new Map(data?.pages.flatMap(({ items }) => items.map((one) => [one.id, one] as const))).values(),
];

const LISTS = ["GET /api/users/discover", "GET /api/users/{id}/followers", "GET /api/users/{id}/follows"];
type People = { items: { id: string; following: boolean }[] };

const withFollowing = (people: People, id: string, following: boolean): People => ({
  ...people,
  items: people.items.map((one) => (one.id === id ? { ...one, following } : one)),
});

/** Changes a member's page where it is held. */
export const changePage = (id: string, change: (page: UserPage) => UserPage): void =>
  void queryClient.setQueryData<UserPage>(userQuery(id).queryKey, (page) => page && change(page));

/** Records the viewer's relation to a member, wherever it is shown. */
export function recordRelation(
  id: string,
  relation: Partial<Pick<Relation, "following" | "muted">>,
  followers?: number,
): void {
  changePage(id, (page) => ({
    ...page,
    relation: { ...page.relation, ...relation },
    followers: followers ?? page.followers,
  }));
  const { following } = relation;
  if (following === undefined) return;
  queryClient.setQueriesData<People | { pages: People[] }>(
    { predicate: ({ queryKey: [route] }) => LISTS.some((one) => one === route) },
    (data) =>
      data &&
      ("pages" in data
        ? { ...data, pages: data.pages.map((page) => withFollowing(page, id, following)) }
        : withFollowing(data, id, following)),
  );
}

/** The viewer follows a member, or no longer: lists of followers that are shown, or were read before, are fetched again. */
export function refreshFollows(id: string): void {
  void queryClient.invalidateQueries({ queryKey: followersQuery(id).queryKey });
  // Who was just unfollowed stays in the open list, to be followed again.
  void queryClient.invalidateQueries({ queryKey: ["GET /api/users/{id}/follows"], refetchType: "none" });
}

/** Fetches a member's page again. */
export const refreshUser = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: userQuery(id).queryKey });

/** A member was blocked or unblocked: every list of people is fetched again. */
export const refreshPeople = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [route] }) =>
      typeof route === "string" && (route.startsWith("GET /api/users/") || route === "GET /api/blocks"),
  });

// On another device: pages that are not shown now must learn of it as well.
onLive("relation_changed", ({ user_id, following, muted }) => {
  recordRelation(user_id, { following, muted });
  refreshFollows(user_id);
});
