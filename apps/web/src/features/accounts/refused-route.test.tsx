import * as apis from "@kompagnon/contract/apis.ts";
import { screen } from "@testing-library/react";
import { Gauge } from "lucide-react";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { FeaturePartsProvider } from "#platform/feature-parts.ts";
import { renderInApp } from "../../testing/render.tsx";
import { RefusedRoute, targetOf } from "./refused-route.tsx";

/** The codes by which requests of members are recorded, as the server's `recordRefusals` has them. */
const RECORDED = [
  "wrong_credentials",
  "suspicious_input",
  "passkey_invalid",
  "too_many_attempts",
  "too_many_strangers",
  "wrong_password",
  "invalid_totp",
];
type Declared = { access: unknown; errors?: Readonly<Record<string, unknown>> };
const routes = Object.values(apis).flatMap(({ endpoints }) =>
  Object.entries(endpoints as Readonly<Record<string, Declared>>),
);
const recorded = routes.flatMap(([route, { access, errors = {} }]) =>
  typeof access === "object" || Object.keys(errors).some((code) => RECORDED.includes(code)) ? [route] : [],
);

const none = async () => {
  throw new Error("not shown here");
};
const payouts = Promise.resolve([
  {
    key: "payouts",
    group: "queues" as const,
    order: 0,
    to: "/dashboard/admin/payouts",
    icon: Gauge,
    level: 5,
    useLabel: () => "Auszahlungen",
  },
]);
const WithParts = ({ children }: { children: ReactNode }) => (
  <FeaturePartsProvider
    value={{
      channelPanels: none,
      adminEntries: () => payouts,
      resourceEntries: none,
      notificationCards: none,
      searchEntries: none,
    }}
  >
    {children}
  </FeaturePartsProvider>
);

describe("refused routes of the security log", () => {
  test("there are some", () => expect(recorded.length).toBeGreaterThan(80));
  test.each(recorded)("%s has words", (route) => {
    expect(targetOf(route.split(" ")[1] ?? "")).not.toBeNull();
  });

  test.each([
    [
      "POST /api/admin/payouts/{id}/decision",
      "step_up_required",
      "Auszahlungen · ändern · ohne neue Bestätigung",
    ],
    ["GET /api/admin/payouts", "forbidden", "Auszahlungen · ansehen · Stufe reicht nicht"],
    ["PUT /api/auth/password", "wrong_password", "Wechsel des Passworts"],
    ["POST /api/of-another-day", undefined, "Anderswo"],
  ])("%s (%s) reads “%s”", async (route, code, words) => {
    await renderInApp(
      <WithParts>
        <RefusedRoute route={route} code={code} />
      </WithParts>,
    );
    expect(await screen.findByText(words)).toBeVisible();
    expect(document.body).not.toHaveTextContent("/api/");
  });
});
