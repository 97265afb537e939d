import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
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

test("a change while the first answer is on its way: it is shown, and requested again", async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let attempts = 0;
  const loading = new QueryObserver(queryClient, {
    queryKey: ["loading"],
    queryFn: () => answers[attempts++]?.promise ?? Promise.reject(new Error("asked three times")),
  });
  const leave = loading.subscribe(() => undefined);
  await queryClient.invalidateQueries({ queryKey: ["other"] });
  void queryClient.invalidateQueries({ queryKey: ["loading"] });
  answers[0]?.resolve("before");
  await vi.waitFor(() => expect(loading.getCurrentResult().data).toBe("before"));
  expect(attempts).toBe(2);
  answers[1]?.resolve("after");
  await vi.waitFor(() => expect(loading.getCurrentResult().data).toBe("after"));
  expect(attempts).toBe(2);
  leave();
});
