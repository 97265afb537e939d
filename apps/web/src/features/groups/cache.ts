import type { Channel, Group } from "@kompagnon/contract/groups/model.ts";
import type { InfiniteData } from "@tanstack/react-query";
import type { In, Out } from "#platform/call.ts";
import { pages, query, queryClient } from "#platform/queries.ts";

type Filters = NonNullable<In<"GET /api/groups">["query"]>;
type GroupPages = InfiniteData<Out<"GET /api/groups">, string | null>;

/** Members that come with one call. */
const MEMBERS_AT_ONCE = 50;
/** The minimum time between two fetches of a list, in ms, however many events arrive. */
const REFRESH_EVERY_MS = 1_000;

/** The groups I belong to. */
export const mineQuery = () => query("GET /api/groups/mine");
/** What was last said in them. */
export const talkQuery = () => query("GET /api/groups/talk");
/** One group; what a list knows of it is shown until the answer is there. */
export const groupQuery = (id: string) => ({
  ...query("GET /api/groups/{id}", { params: { id } }),
  initialData: () =>
    queryClient
      .getQueryData<Out<"GET /api/groups/mine">>(mineQuery().queryKey)
      ?.items.find((group) => group.id === id),
  initialDataUpdatedAt: 0,
});
/** What a group shows of itself to those who may know of it. */
export const portraitQuery = (id: string) => query("GET /api/groups/{id}/portrait", { params: { id } });
/** The channels of one of my groups. */
export const channelsQuery = (id: string) => query("GET /api/groups/{id}/channels", { params: { id } });
/** The members of one of my groups whose names begin with `words`, page by page. */
export const membersQuery = (id: string, words = "") =>
  pages("GET /api/groups/{id}/members", {
    params: { id },
    query: { limit: MEMBERS_AT_ONCE, q: words.trim() || undefined },
  });
/** The applications that wait, page by page. */
export const applicationsQuery = (id: string) =>
  pages("GET /api/groups/{id}/applications", { params: { id }, query: { limit: 50 } });
/** The invite codes of a group. */
export const invitesQuery = (id: string) => query("GET /api/groups/{id}/invites", { params: { id } });
/** The members who may be invited into a group by name; without words, those the viewer writes with. */
export const invitableQuery = (id: string, words: string) =>
  query("GET /api/groups/{id}/invitable", { params: { id }, query: { q: words } });
/** Invitations into a group by name that wait, page by page. */
export const invitedQuery = (id: string) =>
  pages("GET /api/groups/{id}/member-invites", { params: { id }, query: { limit: 50 } });
/** Who was banned from a group, page by page. */
export const bansQuery = (id: string) =>
  pages("GET /api/groups/{id}/bans", { params: { id }, query: { limit: 50 } });
/** Groups to discover, page by page. */
export const discoverQuery = (filters: Filters) => pages("GET /api/groups", { query: filters });

/** The entries of all pages, each once: one that moves while pages are fetched may come twice. */
export const entriesOf = <T extends { id: string }>(data: { pages: { items: T[] }[] } | undefined): T[] => [
  ...new Map(data?.pages.flatMap(({ items }) => items.map((one) => [one.id, one] as const))).values(),
];

/** Takes a group in as it is now, wherever it is shown. */
export function putGroup(group: Group): void {
  const change = (one: Group) => (one.id === group.id ? group : one);
  queryClient.setQueryData<Group>(groupQuery(group.id).queryKey, group);
  queryClient.setQueryData<Out<"GET /api/groups/mine">>(
    mineQuery().queryKey,
    (data) => data && { items: data.items.map(change) },
  );
  queryClient.setQueriesData<GroupPages>(
    { queryKey: ["GET /api/groups"] },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  );
}

/** Records the viewer's state in a group, before the next fetch. */
export function recordState(group: Group, state: Group["my_state"]): void {
  putGroup({ ...group, my_state: state });
  refreshGroup(group.id);
}

/** Takes a channel in as it is now. */
export const putChannel = (channel: Channel): void =>
  void queryClient.setQueryData<Out<"GET /api/groups/{id}/channels">>(
    channelsQuery(channel.group_id).queryKey,
    (data) => data && { items: data.items.map((one) => (one.id === channel.id ? channel : one)) },
  );

const waiting = new Map<string, ReturnType<typeof setTimeout>>();
/** Runs work a moment later, once for all calls until then. */
function soon(name: string, work: () => unknown): void {
  if (waiting.has(name)) return;
  const timer = setTimeout(() => {
    waiting.delete(name);
    void work();
  }, REFRESH_EVERY_MS);
  waiting.set(name, timer);
}

const stale = (queryKey: readonly unknown[]) => queryClient.invalidateQueries({ queryKey });

/** Fetches the member's groups again, with their unread counts and last messages. */
export async function refreshMine(): Promise<void> {
  await Promise.all([stale(mineQuery().queryKey), stale(talkQuery().queryKey)]);
}
/** The same, a moment later and once for a burst of messages. */
export const refreshMineSoon = (): void => soon("mine", refreshMine);

/** Fetches the cached data of a group and its channels again. */
export function refreshGroup(id: string): void {
  void refreshMine();
  void stale(groupQuery(id).queryKey);
  void stale(portraitQuery(id).queryKey);
  void refreshChannels(id);
}

/** Fetches a group's channels again. */
export const refreshChannels = (id: string): Promise<void> => stale(channelsQuery(id).queryKey);
const MEMBERS_ROUTES: ReadonlySet<string> = new Set([
  "GET /api/groups/{id}/members",
  "GET /api/groups/{id}/bans",
  "GET /api/groups/{id}/invitable",
  "GET /api/groups/{id}/member-invites",
]);
/** Fetches the members, bans and invitations of a group again. */
export const refreshMembers = (id: string): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [route, input] }) =>
      MEMBERS_ROUTES.has(String(route)) && (input as { params: { id: string } }).params.id === id, // as the queries above make it
  });
/** Fetches the members soon after one joined or left: once for several. */
export const refreshMembersSoon = (id: string): void => soon(`members ${id}`, () => refreshMembers(id));
/** Fetches a group's applications again. */
export const refreshApplications = (id: string): Promise<void> => stale(applicationsQuery(id).queryKey);

/** Fetches the channels of the group that a channel belongs to again, if it is shown. */
export function refreshChannelsWith(channelId: string): void {
  const cachedChannels = queryClient.getQueriesData<Out<"GET /api/groups/{id}/channels">>({
    queryKey: ["GET /api/groups/{id}/channels"],
  });
  for (const [queryKey, data] of cachedChannels)
    if (data?.items.some(({ id }) => id === channelId))
      soon(`channels ${channelId}`, () => queryClient.invalidateQueries({ queryKey }));
}

/** Forgets a group that one no longer belongs to: nothing of it may flash up again. */
export function forgetGroup(id: string): void {
  queryClient.removeQueries({ queryKey: channelsQuery(id).queryKey });
  void stale(groupQuery(id).queryKey);
  void refreshMine();
  void stale(["GET /api/groups"]);
}

/** Fetches everything about groups again, after events were missed. */
export const healGroups = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [route] }) => typeof route === "string" && route.startsWith("GET /api/groups"),
  });
