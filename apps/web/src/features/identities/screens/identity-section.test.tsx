import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { IdentitySection } from "./identity-section.tsx";

test("IdentitySection: a lost code and starting over are folded under a line that names them", async () => {
  fakeCalls({
    "GET /api/identity": { identity: { passphrase_at: "2026-11-20T08:00:00Z", passkeys: [] } } as never, // what it reads
  });
  const { user } = await renderInApp(<IdentitySection />, { me: {} });
  const fold = (await screen.findByText("Code verloren oder neu anfangen")).closest("details");
  expect(fold).not.toContainElement(screen.getByRole("button", { name: "Passphrase ändern" }));
  expect(fold).not.toHaveAttribute("open");
  await user.click(screen.getByText("Code verloren oder neu anfangen"));
  expect(fold).toContainElement(screen.getByRole("button", { name: "Neuer Wiederherstellungscode" }));
  expect(fold).toContainElement(screen.getByRole("button", { name: "Ganz neu anfangen" }));
});
