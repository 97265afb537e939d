import { createEvent, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInApp } from "../testing/render.tsx";
import { useShowKeys } from "./use-show-keys.ts";

const go = vi.fn<(by: number) => void>();
const leave = vi.fn();

function Show() {
  const onKeyDown = useShowKeys({ go, leave });
  return (
    <div role="application" tabIndex={-1} onKeyDown={onKeyDown}>
      <button type="button">Weiter</button>
    </div>
  );
}

/** The steps that a key leads on from the frame of the show; whether the page keeps the key for itself. */
function press(key: string, more: { altKey?: boolean } = {}, from = screen.getByRole("application")) {
  go.mockClear();
  const event = createEvent.keyDown(from, { key, ...more });
  fireEvent(from, event);
  return { by: go.mock.calls[0]?.[0], isKept: event.defaultPrevented };
}

test("useShowKeys: arrows, page keys, space and the ends move a show", async () => {
  await renderInApp(<Show />);
  expect(press("ArrowRight")).toEqual({ by: 1, isKept: true });
  expect(press("ArrowLeft").by).toBe(-1);
  expect(["ArrowDown", "PageDown", " ", "Enter"].map((key) => press(key).by)).toEqual([1, 1, 1, 1]);
  expect(["ArrowUp", "PageUp", "Backspace"].map((key) => press(key).by)).toEqual([-1, -1, -1]);
  expect(press("Home").by).toBe(Number.NEGATIVE_INFINITY);
  expect(press("End").by).toBe(Number.POSITIVE_INFINITY);
  expect(press("x")).toEqual({ by: undefined, isKept: false });
});

test("useShowKeys: in a language read from the right, the left arrow leads on", async () => {
  await renderInApp(<Show />, { language: "ar" });
  expect(press("ArrowLeft").by).toBe(1);
  expect(press("ArrowRight").by).toBe(-1);
  expect(press("ArrowDown").by).toBe(1);
});

test("useShowKeys: Escape leaves; buttons keep their keys, the browser its shortcuts", async () => {
  await renderInApp(<Show />);
  const button = screen.getByRole("button");
  expect(press(" ", {}, button)).toEqual({ by: undefined, isKept: false });
  expect(press("ArrowRight", {}, button).by).toBe(1);
  expect(press("ArrowLeft", { altKey: true })).toEqual({ by: undefined, isKept: false });
  expect(leave).not.toHaveBeenCalled();
  expect(press("Escape")).toEqual({ by: undefined, isKept: true });
  expect(leave).toHaveBeenCalledOnce();
});
