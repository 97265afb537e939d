import { useTranslation } from "react-i18next";
import { call, type Out } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { toast } from "#ui/toast.tsx";
import { feedQuery } from "../cache.ts";
import { toggle } from "../toggle.ts";

const show = (id: string, following: boolean) =>
  queryClient.setQueriesData<Out<"GET /api/users/discover">>(
    {
      // Pages of a search have another shape; they belong to the search for people.
      predicate: ({ queryKey: [route, , kind] }) => route === "GET /api/users/discover" && kind !== "pages",
    },
    (data) =>
      data && { ...data, items: data.items.map((one) => (one.id === id ? { ...one, following } : one)) },
  );

/** Follows somebody or no longer: seen at once, taken back if the server refuses. */
export function useFollow() {
  const { t: ui } = useTranslation("ui");
  return ({ id, following }: { id: string; following: boolean }) => {
    const params = { id };
    void toggle(`follow ${id}`, !following, {
      before: following,
      show: (on) => show(id, on),
      tell: (on) => call(on ? "PUT /api/users/{id}/follow" : "DELETE /api/users/{id}/follow", { params }),
      settle: () => void queryClient.invalidateQueries({ queryKey: feedQuery("following").queryKey }),
      refuse: (failure) =>
        toast((failure instanceof Error && failure.message) || ui("error_text"), { kind: "warn" }),
    });
  };
}
