import type { SystemState } from "@kompagnon/contract/admin/model.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import { System } from "./system.tsx";

const WELL: SystemState = {
  processes: [],
  queues: [],
  storage: { kind: "disk", free: 50e9, total: 100e9, database: 40e6 },
  mail: { kind: "smtp", waiting: 0, failed: 0, outbox: null },
  webhooks: { last_at: null, waiting: 0, failing: 0 },
  redis: "off",
  replicas: [],
  backup_at: null,
  switches: [],
};
const open = async (state: Partial<SystemState>) => {
  fakeCalls({ "GET /api/admin/system": { ...WELL, ...state } });
  const app = await renderInApp(<System />);
  await screen.findByRole("heading", { name: "Wie es dem Dienst geht" });
  return app;
};
const fold = () => screen.getByRole("heading", { name: "Wie es dem Dienst geht" }).closest("details");

test("System: while all is well it is one line, which opens to the rest", async () => {
  const { user } = await open({});
  expect(screen.getByText("Alles läuft")).toBeVisible();
  expect(fold()).not.toHaveAttribute("open");
  await user.click(screen.getByText("Alles läuft"));
  expect(fold()).toHaveAttribute("open");
});

test("System: what needs a look is named, and open", async () => {
  await open({
    mail: { ...WELL.mail, failed: 2 },
    storage: { ...WELL.storage, free: 1e9 },
    redis: "down",
  });
  expect(screen.getByText("Bitte ansehen: Ablage, E-Mails, Redis")).toBeVisible();
  expect(screen.queryByText("Alles läuft")).toBeNull();
  expect(fold()).toHaveAttribute("open");
});
