import { useQuery } from "@tanstack/react-query";
import { type ApiError, call, type Out } from "#platform/call.ts";
import { refreshMine } from "../cache.ts";

type Redeemed = Out<"POST /api/groups/invites/{code}/redeem">;

/** Redeems a code once for each visit, however often the page is drawn; `again` tries once more. */
export function useRedeeming(code: string) {
  const { data, error, isFetching, refetch } = useQuery<Redeemed, ApiError>({
    // A query rather than a mutation: drawing the page twice shares the one call.
    queryKey: ["redeem", code],
    queryFn: async () => {
      const redeemed = await call("POST /api/groups/invites/{code}/redeem", { params: { code } });
      await refreshMine();
      return redeemed;
    },
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  return {
    data,
    error: isFetching ? null : error,
    again: () => refetch(),
  };
}
