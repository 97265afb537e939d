import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { expect, test } from "vitest";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { premiumToolAt, RequestedTool } from "./requested-tool.tsx";

/** Arrives with the history state that the gate gives along. */
function Arriving({ from }: { from: string }) {
  const navigate = useNavigate();
  const [arrived, setArrived] = useState(false);
  const go = async () => {
    await navigate("/pricing", { state: { from } });
    setArrived(true);
  };
  return arrived ? (
    <RequestedTool />
  ) : (
    <button onClick={go} type="button">
      go
    </button>
  );
}

const test_version = { duration_days: 7, testversion_eingeloest: false, active: false };
async function arrive(from: string, { email_confirmed = true, used = false } = {}) {
  const calls = fakeCalls({
    "GET /api/me": { id: "me", email: "lena@example.test", email_confirmed, premium: false } as never, // what is read of it
    "GET /api/test-version": { ...test_version, testversion_eingeloest: used } as never,
    "POST /api/test-version/start": { ...test_version, testversion_eingeloest: true, success: true } as never,
  });
  const app = await renderInApp(<Arriving from={from} />);
  await app.user.click(screen.getByRole("button", { name: "go" }));
  await waitFor(() => expect(calls.sent.some(({ route }) => route === "GET /api/me")).toBe(true));
  return { ...app, calls };
}

test("AskedTool: names the tool and the reason, and one press starts the trial and leads there", async () => {
  const { user, router, calls } = await arrive("/dashboard/ai/tax-coach");
  const region = await screen.findByRole("region", { name: "Die KI-Assistenten gehören zu Premium." });
  expect(region).toHaveTextContent("kosten laufend Geld");
  await user.click(await screen.findByRole("button", { name: "Testversion starten" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard/ai/tax-coach"));
  expect(calls.bodiesTo("POST /api/test-version/start")).toHaveLength(1);
});

test("AskedTool: without a confirmed address it asks for that instead of offering the trial", async () => {
  await arrive("/dashboard/ai", { email_confirmed: false });
  expect(await screen.findByRole("link", { name: "Adresse korrigieren" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Testversion starten" })).toBeNull();
});

test("AskedTool: after the trial was used it points to the plans", async () => {
  await arrive("/dashboard/ai", { used: true });
  expect(await screen.findByText(/Testversion hast du schon genutzt/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Testversion starten" })).toBeNull();
});

test("AskedTool: says nothing for an address of another site", async () => {
  const { container } = await arrive("//evil.test/dashboard/ai");
  expect(container.querySelector("section")).toBeNull();
});

test.each([
  ["/dashboard/ai", "ai"],
  ["/dashboard/ai/tax-coach?x=1", "ai"],
  ["/dashboard/resources/plan/new", "plan"],
  ["/dashboard/resources/ki-plan-generator", "plan"],
  ["/dashboard/resources/presentations/new", "presentation"],
  ["/dashboard/resources/presentations/4b2c9d2e/edit", "presentation"],
  ["/dashboard/aide", null],
  ["//evil.test/dashboard/ai", null],
  [billingPaths.pricing, null],
])("%s belongs to %s", (address, tool) => {
  expect(premiumToolAt(address)).toBe(tool);
});
