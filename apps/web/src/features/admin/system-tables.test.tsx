import type { SystemState } from "@kompagnon/contract/admin/model.ts";
import { PROCESS_ROLES } from "@kompagnon/contract/admin/rules.ts";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../testing/render.tsx";
import { Processes, Queues } from "./system-tables.tsx";

type Process = SystemState["processes"][number];
const aProcess = (name: string, more: Partial<Process> = {}): Process => ({
  id: `0199a1b2-0000-7000-8000-0000000000${name.slice(-2)}`,
  name,
  started_at: "2026-11-27T09:00:00.000Z",
  at: "2026-11-27T09:10:00.000Z",
  state: "running",
  working: true,
  roles: [...PROCESS_ROLES],
  version: "1.0.0",
  memory_mb: 180,
  lag_ms: 0.4,
  streams: 3,
  waiting: 0,
  ...more,
});

test("processes: named by what they do, with their machine below", async () => {
  await renderInApp(
    <Processes
      processes={[
        aProcess("eins:11"),
        aProcess("zwei:22", { roles: ["jobs"] }),
        aProcess("drei:33", { roles: ["web", "stream"], state: "silent" }),
        aProcess("vier:44", { state: "replaced" }),
      ]}
    />,
  );
  const rows = within(screen.getByRole("table", { name: "Prozesse" }))
    .getAllByRole("row")
    .slice(1);
  const names = rows.map((row) => within(row).getByRole("rowheader").textContent);
  expect(names).toEqual([
    "Der ganze Diensteins:11",
    "Aufträge im Hintergrundzwei:22",
    "Seiten und Anfragen, Live-Verbindungendrei:33",
    "Der ganze Dienstvier:44",
  ]);
  const states = ["Läuft", "Läuft", "Meldet sich nicht", "Abgelöst"];
  for (const [nth, row] of rows.entries()) expect(row).toHaveTextContent(states[nth] ?? "");
  // Only the one that is missing is red.
  expect(screen.getByText("Meldet sich nicht")).toHaveClass("text-bad");
  expect(screen.getByText("Abgelöst")).not.toHaveClass("text-bad");
});

test("queues: named by the part of the product whose work they are", async () => {
  const queue = { waiting: 1, active: 0, failed: 0, oldest_at: null };
  await renderInApp(
    <Queues
      queues={[
        { name: "mail", ...queue },
        { name: "billing.inbox", ...queue },
        { name: "unheard.of", ...queue },
      ]}
    />,
  );
  const names = screen.getAllByRole("rowheader").map((row) => row.textContent);
  expect(names).toEqual(["E-Mailsmail", "Zahlungenbilling.inbox", "Anderesunheard.of"]);
});
