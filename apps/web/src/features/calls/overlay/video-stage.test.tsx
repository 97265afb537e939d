import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NoDevice } from "#platform/rtc/devices.ts";
import { renderInApp } from "../../../testing/render.tsx";
import type { CallView } from "../engine/engine.ts";
import { IDLE } from "../engine/state.ts";
import { MediaButtons } from "./media-buttons.tsx";
import { hasPicture, VideoStage } from "./video-stage.tsx";

class FakeStream {
  getTracks(): never[] {
    return [];
  }
}
const stream = () => new FakeStream() as unknown as MediaStream;
const track = () => ({ id: "t" }) as unknown as MediaStreamTrack;
const partner = { id: "m2", name: "Berta", avatar: null };
const shown = { muted: false, camera: false, screen: false, paused: false };
const view = (change: Partial<CallView>): CallView => ({
  state: IDLE,
  muted: false,
  quality: "good",
  level: "full",
  local: { audio: null, camera: null, screen: null },
  remote: { camera: stream(), screen: stream() },
  shows: shown,
  ...change,
});

beforeEach(() => {
  vi.stubGlobal("MediaStream", FakeStream);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("a call without pictures is a voice call", () => {
  expect(hasPicture(view({}))).toBe(false);
  expect(hasPicture(view({ shows: { ...shown, screen: true } }))).toBe(true);
  expect(hasPicture(view({ local: { audio: null, camera: track(), screen: null } }))).toBe(true);
});

test("VideoStage: a screen is large, the cameras are next to it", async () => {
  const both = view({
    shows: { ...shown, camera: true, screen: true },
    local: { audio: null, camera: track(), screen: null },
  });
  await renderInApp(<VideoStage view={both} partner={partner} large={false} />);
  expect(screen.getByLabelText("Bildschirm: Berta")).toBeVisible();
  expect(screen.getByLabelText("Kamera: Berta")).toBeVisible();
  expect(screen.getByLabelText("Deine Kamera")).toBeVisible();
});

test("VideoStage: says why a camera pauses, on either side", async () => {
  const paused = view({
    level: "off",
    local: { audio: null, camera: track(), screen: track() },
    shows: { ...shown, camera: true, paused: true },
  });
  await renderInApp(<VideoStage view={paused} partner={partner} large={false} />);
  expect(screen.queryByLabelText("Kamera: Berta")).toBeNull();
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent("Du zeigst deinen Bildschirm.");
  expect(status).toHaveTextContent("Deine Kamera pausiert, damit der Ton gut bleibt.");
  expect(status).toHaveTextContent("Das Bild pausiert, damit der Ton gut bleibt.");
});

test("MediaButtons: no screen where the browser can't; a camera that fails says why", async () => {
  const setCamera = vi.fn(() => Promise.reject(new NoDevice("denied")));
  const local = { audio: track(), camera: null, screen: null };
  await renderInApp(<MediaButtons local={local} setCamera={setCamera} setScreen={vi.fn()} />);
  expect(screen.queryByRole("button", { name: "Bildschirm zeigen" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Kamera einschalten" }));
  expect(setCamera).toHaveBeenCalledWith(true);
  expect(await screen.findByText(/Dein Browser darf die Kamera nicht nutzen/)).toBeVisible();
});
