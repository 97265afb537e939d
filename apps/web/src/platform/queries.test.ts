import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { outdatePrefetched } from "./prefetched.ts";
import { queryClient } from "./queries.ts";

test("a change while the page starts: an answer that no component listens to yet is requested again", () => {
  queryClient.setQueryData(["suspended"], "old");
  queryClient.setQueryData(["shown"], "old");
  const shown = new QueryObserver(queryClient, {
    queryKey: ["shown"],
    queryFn: () => "new",
    staleTime: 30_000,
  });
  const leave = shown.subscribe(() => undefined);
  outdatePrefetched();
  expect(queryClient.getQueryState(["suspended"])).toMatchObject({ isInvalidated: true });
  // Its component hears of the change itself.
  expect(queryClient.getQueryState(["shown"])).toMatchObject({ isInvalidated: false });
  leave();
});
