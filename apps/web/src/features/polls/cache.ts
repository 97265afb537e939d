import type { Poll, PollCore } from "@kompagnon/contract/polls/model.ts";
import { type InfiniteData, useMutation } from "@tanstack/react-query";
import type { Failure, Out, Route } from "#platform/call.ts";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { mutation, pages, queryClient } from "#platform/queries.ts";

const LIST = "GET /api/groups/{id}/channels/{channelId}/polls";
type Pages = InfiniteData<Out<typeof LIST>, string | null>;

/** The polls of a channel, page by page, the newest first. */
export const pollsQuery = (groupId: string, channelId: string) =>
  pages(LIST, { params: { id: groupId, channelId }, query: { limit: 20 } });

/** The polls of all pages, each once. */
export const pollsOf = (data: Pages | undefined): Poll[] => [
  ...new Map(data?.pages.flatMap(({ items }) => items.map((one) => [one.id, one] as const))).values(),
];

type Channel = Pick<PollCore, "group_id" | "channel_id">;
const keyOf = ({ group_id, channel_id }: Channel) => pollsQuery(group_id, channel_id).queryKey;
const change = (channel: Channel, work: (items: Poll[]) => Poll[]): void =>
  void queryClient.setQueryData<Pages>(
    keyOf(channel),
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: work(page.items) })) },
  );

/** Takes a poll in as the server answered it; a new one comes first. */
function putPoll(poll: Poll): void {
  const isListed = pollsOf(queryClient.getQueryData<Pages>(keyOf(poll))).some(({ id }) => id === poll.id);
  if (isListed) {
    change(poll, (items) => items.map((one) => (one.id === poll.id ? poll : one)));
    return;
  }
  queryClient.setQueryData<Pages>(keyOf(poll), (data) => {
    const [first, ...rest] = data?.pages ?? [];
    return data && first && { ...data, pages: [{ ...first, items: [poll, ...first.items] }, ...rest] };
  });
}

/** Takes a poll out. */
export const dropPoll = (poll: Channel & { id: string }): void =>
  change(poll, (items) => items.filter(({ id }) => id !== poll.id));

/** Keeps a channel's polls current: counts come with the event, the viewer's own state stays. */
export function usePollNews(groupId: string, channelId: string): void {
  const channel = { group_id: groupId, channel_id: channelId };
  const renew = () => void queryClient.invalidateQueries({ queryKey: keyOf(channel) });
  useLiveEvent("poll_changed", (core) => {
    if (core.channel_id !== channelId) return;
    const isListed = pollsOf(queryClient.getQueryData<Pages>(keyOf(channel))).some(
      ({ id }) => id === core.id,
    );
    // Only the server knows the author and the viewer's rights.
    if (!isListed) return renew();
    change(core, (items) => items.map((one) => (one.id === core.id ? { ...one, ...core } : one)));
  });
  useLiveEvent("poll_removed", ({ id, channel_id }) => {
    if (channel_id === channelId) dropPoll({ ...channel, id });
  });
  useResync(renew);
}

type Changing = { [R in Route]: Out<R> extends Poll ? R : never }[Route];
/** A change of a poll; what the server answers is shown at once, and a refusal shows how it is now. */
export const usePollChange = <R extends Changing>(route: R, channel: Channel) =>
  useMutation({
    ...mutation(route),
    onSuccess: (poll) => putPoll(poll as Poll), // Changing: the route answers one
    onError: (_: Failure<R>) => void queryClient.invalidateQueries({ queryKey: keyOf(channel) }),
  });
