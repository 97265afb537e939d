import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverIsBack } from "./server-is-back.ts";

const page = Object.assign(new EventTarget(), { hidden: false });
const answers = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  answers.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", answers);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("asks less and less often until the server answers", async () => {
  const back = vi.fn();
  void serverIsBack().then(back);
  await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000);
  expect(answers).toHaveBeenCalledTimes(3);
  expect(back).not.toHaveBeenCalled();
  answers.mockResolvedValueOnce(new Response(null, { status: 503 })).mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(16_000);
  expect(back).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(back).toHaveBeenCalledOnce();
});

test("a hidden page does not ask, and asks at once when it is seen again", async () => {
  page.hidden = true;
  const back = vi.fn();
  void serverIsBack().then(back);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers).not.toHaveBeenCalled();
  answers.mockResolvedValue(new Response());
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(back).toHaveBeenCalledOnce();
});
