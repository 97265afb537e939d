import { adminPaths } from "@kompagnon/contract/admin/levels.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { Gauge } from "lucide-react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { AdminEntry } from "#platform/feature.ts";
import { FeaturePartsProvider } from "#platform/feature-parts.ts";
import { fakeCalls } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import OverviewPage from "./overview-page.tsx";
import { StaffPage } from "./staff-page.tsx";

const entry = (key: string, group: AdminEntry["group"], level = 2): AdminEntry => ({
  key,
  group,
  order: 0,
  to: key === "overview" ? adminPaths.overview : `/dashboard/admin/${key}`,
  icon: Gauge,
  level,
  useLabel: () => key,
  waits: [{ what: key, to: "/", useLabel: () => key }],
});
const entries = [
  entry("overview", "start"),
  entry("reports", "queues"),
  entry("members", "members", 5),
  entry("audit", "logs"),
];
const WithParts = ({ children }: { children: ReactNode }) => (
  <FeaturePartsProvider
    value={{
      channelPanels: async () => [],
      adminEntries: () => ready,
      resourceEntries: async () => [],
      notificationCards: async () => {
        throw new Error("not shown here");
      },
      searchEntries: async () => {
        throw new Error("not shown here");
      },
    }}
  >
    {children}
  </FeaturePartsProvider>
);
const ready = Promise.resolve(entries);

/** A window with or without room for two columns. */
const setRoom = (roomy: boolean) =>
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { matches: roomy, media, onchange: null }),
  );
const open = async (at: string, level: number) => {
  const page = await renderInApp(
    <WithParts>
      <StaffPage level={2} title="Titel">
        Inhalt
      </StaffPage>
    </WithParts>,
    { at, me: { admin_level: level } },
  );
  await screen.findByText("Inhalt");
  return page;
};
const areas = () => screen.getByRole("navigation", { name: "Bereiche" });
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

beforeEach(() => {
  fakeCalls({
    "GET /api/auth/step-up": { until: null, code: true, passkey: false },
    "GET /api/admin/overview": { waiting: { reports: 3 }, oldest: {}, next: {} },
  });
});

describe("StaffPage with room for two columns", () => {
  beforeEach(() => setRoom(true));

  test("lists the areas by what they are for, marks the open one and says how much waits", async () => {
    await open("/dashboard/admin/reports/1", 5);
    for (const [group, name] of [
      ["Zu entscheiden", "reports"],
      ["Menschen", "members"],
      ["Protokolle", "audit"],
    ] as const)
      expect(within(within(areas()).getByRole("list", { name: group })).getByRole("link")).toHaveTextContent(
        name,
      );
    expect(linksIn(areas())).toEqual(entries.map(({ to }) => to));
    expect(screen.getByRole("link", { current: "page" })).toHaveAttribute("href", "/dashboard/admin/reports");
    await waitFor(() => expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("3"));
  });

  test("leaves out areas and groups above the viewer's level", async () => {
    await open(adminPaths.overview, 2);
    expect(linksIn(areas())).not.toContain("/dashboard/admin/members");
    expect(screen.queryByText("Menschen")).toBeNull();
  });
});

describe("StaffPage on a phone", () => {
  beforeEach(() => setRoom(false));

  test("the overview lists the areas below what waits", async () => {
    fakeCalls({
      "GET /api/auth/step-up": { until: null, code: true, passkey: false },
      "GET /api/admin/overview": { waiting: { reports: 3 }, oldest: {}, next: {} },
    });
    await renderInApp(
      <WithParts>
        <OverviewPage />
      </WithParts>,
      { at: adminPaths.overview, me: { admin_level: 2 } },
    );
    await screen.findByRole("heading", { name: "Was wartet" });
    expect(linksIn(areas())).toEqual(["/dashboard/admin/reports", "/dashboard/admin/audit"]);
    const order = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
    expect(order).toEqual(["Was wartet", "Zu entscheiden", "Protokolle"]);
  });

  test("other pages lead back to the overview instead", async () => {
    await open("/dashboard/admin/audit", 5);
    expect(screen.queryByRole("navigation", { name: "Bereiche" })).toBeNull();
    expect(screen.getByRole("link", { name: "Überblick" })).toHaveAttribute("href", adminPaths.overview);
  });
});
